// Plays the game: the winner makes all heaps even, the loser takes from the first heap

#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n;
        scanf("%d", &n);
        vector<int> a(n);
        for (int& x : a) scanf("%d", &x);
        bool first = true;
        while (true) {
            bool moved = false;
            for (int& x : a)
                if (x % 2) x--, moved = true;
            for (int i = 0; i < n && !moved; i++)
                if (a[i]) a[i]--, moved = true;
            if (!moved) break;
            first = !first;
        }
        puts(first ? "second" : "first");
    }
}
