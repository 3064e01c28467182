// Starts with a draw for every position, and scans all positions again and again until nothing changes

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let n = graph.len();
        // winner[mouse][cat][turn]: as the answer, with turn 0 for the mouse and 1 for the cat.
        let mut winner = vec![vec![[0; 2]; n]; n];
        for node in 1..n {
            winner[0][node] = [1; 2];
            winner[node][node] = [2; 2];
        }
        loop {
            let mut changed = false;
            for mouse in 1..n {
                for cat in 1..n {
                    for turn in 0..2 {
                        if winner[mouse][cat][turn] != 0 {
                            continue;
                        }
                        let results: Vec<i32> = if turn == 0 {
                            let nodes = graph[mouse].iter();
                            nodes.map(|&node| winner[node as usize][cat][1]).collect()
                        } else {
                            let nodes = graph[cat].iter().filter(|&&node| node != 0);
                            nodes.map(|&node| winner[mouse][node as usize][0]).collect()
                        };
                        let player = turn as i32 + 1;
                        if results.contains(&player) {
                            winner[mouse][cat][turn] = player;
                        } else if results.iter().all(|&result| result == 3 - player) {
                            winner[mouse][cat][turn] = 3 - player;
                        }
                        changed |= winner[mouse][cat][turn] != 0;
                    }
                }
            }
            if !changed {
                return winner[1][2][0];
            }
        }
    }
}
