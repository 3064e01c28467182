// Tries all ways to put the bags on the dishes

#include <cstdio>
#include <vector>
using namespace std;

vector<int> bags, dishes;

bool wins(int left) {
    if (left == 0) {
        int all = 0;
        for (int dish : dishes) all ^= dish;
        return all != 0;
    }
    for (int& bag : bags) {
        if (bag == 0) continue;
        int coins = bag;
        bag = 0;
        for (int& dish : dishes) {
            dish += coins;
            bool loses = !wins(left - 1);
            dish -= coins;
            if (loses) {
                bag = coins;
                return true;
            }
        }
        bag = coins;
    }
    return false;
}

int main() {
    int cases, n;
    if (scanf("%d", &cases) != 1) return 1;
    while (cases--) {
        if (scanf("%d", &n) != 1) return 1;
        bags.assign(n, 0);
        dishes.assign(n, 0);
        for (int& bag : bags)
            if (scanf("%d", &bag) != 1) return 1;
        puts(wins(n) ? "First" : "Second");
    }
}
