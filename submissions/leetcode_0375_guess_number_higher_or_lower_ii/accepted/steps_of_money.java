// For each high, the steps of money that lower the least low; one index per guess only moves on

class Solution {
    /** The least money that is enough for the numbers from low up to some high. */
    private record Step(int money, int low) {}

    /** A guess that is not affordable yet, and the money it needs. */
    private record Guess(int x, int enough) {}

    public int getMoneyAmount(int n) {
        List<List<Step>> steps = new ArrayList<>();
        steps.add(List.of(new Step(0, 1)));
        int[] index = new int[n + 1]; // for each guess x, where its steps begin among those for x - 1
        for (int high = 1; high <= n; high++) {
            List<Step> found = new ArrayList<>();
            steps.add(found);
            found.add(new Step(0, high));
            int low = high;
            Deque<Guess> waiting = new ArrayDeque<>();
            waiting.add(new Guess(high - 1, high - 1));
            while (low > 1) {
                Guess best = waiting.removeFirst();
                int x = best.x(), enough = best.enough();
                List<Step> below = steps.get(x - 1);
                while (index[x] + 1 < below.size() && x + below.get(index[x] + 1).money() <= enough) index[x]++;
                for (Step step : below.subList(index[x], below.size())) {
                    int money = Math.max(enough, x + step.money());
                    if (!waiting.isEmpty() && waiting.getFirst().enough() <= money) break;
                    if (step.low() >= low) continue;
                    low = step.low();
                    found.add(new Step(money, low));
                    int needed = money + low - 1;
                    while (!waiting.isEmpty() && waiting.getLast().enough() >= needed) waiting.removeLast();
                    waiting.addLast(new Guess(low - 1, needed));
                }
            }
        }
        return steps.get(n).get(steps.get(n).size() - 1).money();
    }
}
