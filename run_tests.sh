#!/usr/bin/env bash
#
# Runs every program of src/bin on its cases in testcases/ and compares the answers.
# `./run_tests.sh -h` says how to use it.

set -o nounset
shopt -s nullglob dotglob
unset CDPATH

readonly default_time_limit=5
readonly output_limit_mib=64
readonly diff_lines_shown=24
readonly diff_columns_shown=160

root=$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")
myself=$0
[[ $myself == */* ]] || myself=./$myself

filters=()
command_line=
jobs=
time_limit=$default_time_limit
only_list=
show_every_case=

cases=()        # every program/case, sorted
selected=()     # those that the filters leave
programs=()     # the programs of the selected cases
problems=()     # what is wrong with testcases/
workers=()      # process ids
declare -A executables=()
declare -A case_count=() judged_count=()
verdicts=()     # per selected case
durations=()    # per selected case, in microseconds
scratch=

main() {
    check_tools
    parse_arguments "$@"
    find_cases
    select_cases
    if [[ $only_list ]]; then
        list_selected_cases
        exit 0
    fi
    check_test_data
    check_command_has_one_program
    choose_colours
    make_scratch_folder
    [[ $command_line ]] || build_programs
    start_workers
    report_programs_in_order
    report_totals
}

show_help() {
    cat <<END
Usage: $myself [OPTION…] [FILTER…]

Builds the programs, runs each testcases/<program>/<case>.in and compares the
answers with <case>.out. A FILTER is a part of "program/case", such as 486,
1140/max or kitten; several are alternatives; none means everything.

  -c COMMAND  judge this shell command instead, on the cases of one program:
              $myself -c 'python3 mine.py' 486
  -j N        run N cases at once (default: one per core)
  -l          list the cases and stop
  -t SECONDS  time limit per case (default: $default_time_limit; fractions allowed)
  -v          show every case, not only those that fail
  -h          show this help

Verdicts: AC accepted, WA wrong answer, RE runtime error, TLE time limit exceeded.
Exit status: 0 all passed, 1 some failed, 2 cannot judge.
END
}

# ---- errors and arguments ----

complain() {
    printf 'error: %s\n' "$1" >&2
}

cannot_judge() {
    complain "$1"
    exit 2
}

refuse_usage() {
    cannot_judge "$1 ($myself -h helps)"
}

check_tools() {
    local tool
    ((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] >= 404)) || cannot_judge "bash 4.4 or newer is needed, this is $BASH_VERSION"
    for tool in awk cksum cmp diff grep timeout; do
        type -P "$tool" >/dev/null || cannot_judge "the command \"$tool\" is needed"
    done
    grep -qzP '\n\z' <<<text || cannot_judge "a grep with --perl-regexp is needed"
}

# Options may also stand after filters, which getopts alone does not allow.
parse_arguments() {
    while (($# > 0)); do
        case $1 in
            --)
                shift
                filters+=("$@")
                return
                ;;
            --help)
                show_help
                exit 0
                ;;
            --*) refuse_usage "unknown option $1" ;;
            -?*)
                OPTIND=1
                while ((OPTIND == 1)); do
                    take_option "$@"
                done
                shift $((OPTIND - 1))
                ;;
            *)
                filters+=("$1")
                shift
                ;;
        esac
    done
}

take_option() {
    local option
    getopts :c:hj:lt:v option "$@"
    case $option in
        c)
            [[ $OPTARG == *[![:space:]]* ]] || refuse_usage "-c needs a command"
            command_line=$OPTARG
            ;;
        h)
            show_help
            exit 0
            ;;
        j)
            [[ $OPTARG =~ ^[1-9][0-9]{0,3}$ ]] || refuse_usage "-j needs a number from 1 to 9999, not \"$OPTARG\""
            jobs=$OPTARG
            ;;
        l) only_list=yes ;;
        t)
            [[ $OPTARG =~ ^([0-9]{1,6}(\.[0-9]{0,6})?|\.[0-9]{1,6})$ && $OPTARG == *[1-9]* ]] ||
                refuse_usage "-t needs a number of seconds such as 2 or 0.5, not \"$OPTARG\""
            time_limit=$OPTARG
            ;;
        v) show_every_case=yes ;;
        :) refuse_usage "-$OPTARG needs a value" ;;
        *) refuse_usage "unknown option -$OPTARG" ;;
    esac
}

# ---- the cases ----

find_cases() {
    local LC_ALL=C path
    for path in "$root"/testcases/*/?*.in; do
        path=${path#"$root/testcases/"}
        cases+=("${path%.in}")
    done
}

# A filter with a slash is a part of the program and a part of the case: 1140/max. The whole name of a
# case means this case alone: max-1 is also a part of max-10.
select_cases() {
    local filter name matching
    local -A chosen=()
    for filter in "${filters[@]}"; do
        matching=()
        for name in "${cases[@]}"; do
            if [[ $name == "$filter" ]]; then
                matching=("$name")
                break
            elif [[ $name == *"$filter"* || $name == *"${filter%%/*}"*/*"${filter#*/}"* ]]; then
                matching+=("$name")
            fi
        done
        ((${#matching[@]} > 0)) || cannot_judge "no test case matches \"$filter\" ($myself -l lists them)"
        for name in "${matching[@]}"; do
            chosen[$name]=yes
        done
    done
    for name in "${cases[@]}"; do
        if ((${#filters[@]} == 0)) || [[ ${chosen[$name]-} ]]; then
            select_case "$name"
        fi
    done
}

select_case() {
    local program=${1%%/*}
    selected+=("$1")
    if [[ ! ${case_count[$program]-} ]]; then
        programs+=("$program")
        case_count[$program]=0
        judged_count[$program]=0
    fi
    case_count[$program]=$((${case_count[$program]} + 1))
}

list_selected_cases() {
    ((${#selected[@]} == 0)) || print_line "$(printf '%s\n' "${selected[@]}")"
}

check_command_has_one_program() {
    if [[ $command_line ]] && ((${#programs[@]} != 1)); then
        refuse_usage "-c needs a filter that names one program, this selects ${#programs[@]}"
    fi
}

# ---- lint of testcases/ ----

check_test_data() {
    local LC_ALL=C
    local files=() inputs=()
    check_every_program_has_cases
    check_folders
    if ((${#files[@]} > 0)); then
        check_line_ends
    fi
    if ((${#inputs[@]} > 0)); then
        check_equal_inputs
    fi
    if ((${#problems[@]} > 0)); then
        printf 'error: %s\n' "${problems[@]}" >&2
        exit 2
    fi
    ((${#selected[@]} > 0)) || cannot_judge "testcases: no test cases"
}

check_every_program_has_cases() {
    local source program inputs
    for source in "$root"/src/bin/*.rs; do
        program=${source##*/}
        program=${program%.rs}
        inputs=("$root/testcases/$program"/?*.in)
        ((${#inputs[@]} > 0)) || problems+=("src/bin/$program.rs: no test cases in testcases/$program")
    done
}

check_folders() {
    local folder path
    for folder in "$root"/testcases/*; do
        if [[ ! -d $folder ]]; then
            problems+=("testcases/${folder##*/}: stray file, only folders of test cases belong here")
            continue
        fi
        [[ -f $root/src/bin/${folder##*/}.rs ]] ||
            problems+=("testcases/${folder##*/}: cases without a program src/bin/${folder##*/}.rs")
        for path in "$folder"/*; do
            check_file "$path"
        done
    done
}

# Adds to the files and inputs of check_test_data.
check_file() {
    local path=$1 shown=${1#"$root/"}
    if [[ ! -f $path || $path != */?*.@(in|out) ]]; then
        problems+=("$shown: stray file, only <case>.in and <case>.out belong here")
    elif [[ ! -r $path ]]; then
        problems+=("$shown: cannot be read")
    else
        files+=("$path")
        if [[ $path == *.in ]]; then
            inputs+=("$path")
            [[ -e ${path%.in}.out ]] || problems+=("$shown: no .out beside it")
        elif [[ ! -e ${path%.out}.in ]]; then
            problems+=("$shown: no .in beside it")
        fi
    fi
}

check_line_ends() {
    local path
    while IFS= read -r path; do
        problems+=("${path#"$root/"}: carriage return")
    done < <(grep --files-with-matches $'\r' -- "${files[@]}")
    # With --null-data the whole file is one line, so \z is its very end.
    while IFS= read -r path; do
        problems+=("${path#"$root/"}: no final newline")
    done < <(grep --files-without-match --null-data --perl-regexp '\n\z' -- "${files[@]}")
}

check_equal_inputs() {
    local checksum size path fingerprint
    local -A first_with=()
    while read -r checksum size path; do
        fingerprint="${path%/*} $checksum $size"
        if [[ ! ${first_with[$fingerprint]-} ]]; then
            first_with[$fingerprint]=$path
        elif cmp -s -- "${first_with[$fingerprint]}" "$path"; then
            problems+=("${path#"$root/"}: same input as ${first_with[$fingerprint]##*/}")
        fi
    done < <(cksum -- "${inputs[@]}")
}

# ---- scratch folder and end ----

make_scratch_folder() {
    trap clean_up EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 141' PIPE
    trap 'exit 143' TERM
    scratch=$(mktemp -d) || cannot_judge "no temporary folder"
}

clean_up() {
    trap '' HUP INT PIPE TERM
    if ((${#workers[@]} > 0)); then
        kill "${workers[@]}"
        wait "${workers[@]}"
        kill_marked_processes "$scratch/"
    fi
    [[ ! $scratch ]] || rm -rf -- "$scratch"
} 2>/dev/null

# Each test process carries a mark in its environment. So also those are found that left
# their process group (setsid, a nested timeout); where there is no /proc, they stay.
kill_marked_processes() {
    local path
    while IFS= read -r path; do
        path=${path%/environ}
        kill -KILL "${path#/proc/}"
    done < <(grep --files-with-matches --fixed-strings -- "RUN_TESTS_MARK=$1" /proc/[0-9]*/environ)
} 2>/dev/null

# ---- build ----

# Cargo itself says where it puts the executables, whatever target folder is configured.
build_programs() {
    local artifacts=$scratch/artifacts messages=$scratch/messages path program
    if ! (cd -- "$root" && exec cargo build --release --bins --message-format=json-render-diagnostics) \
        >"$artifacts" 2>"$messages"; then
        cat -- "$messages" >&2
        cannot_judge "the build failed"
    fi
    while IFS= read -r path; do
        executables[${path##*/}]=$path
    done < <(sed -n 's/.*"executable":"\([^"]*\)".*/\1/p' "$artifacts")
    for program in "${programs[@]}"; do
        [[ -x ${executables[$program]-} ]] || cannot_judge "the build made no program $program"
    done
}

# ---- workers: run and judge cases ----

start_workers() {
    local count
    : "${jobs:=$(nproc 2>/dev/null || getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)}"
    ((jobs <= ${#selected[@]})) || jobs=${#selected[@]}
    mkfifo -- "$scratch/results" || cannot_judge "no pipe in $scratch"
    for ((count = 0; count < jobs; count++)); do
        judge_unclaimed_cases >"$scratch/results" 2>>"$scratch/worker_messages" &
        workers+=("$!")
    done
}

judge_unclaimed_cases() {
    local index running=
    trap stop_worker TERM
    ulimit -S -c 0
    ulimit -S -f $((output_limit_mib * 1024))
    for ((index = 0; index < ${#selected[@]}; index++)); do
        if claim_case "$index"; then
            judge_case "$index"
        fi
    done
}

# Of all workers, noclobber lets just one create the file.
claim_case() {
    local status
    set -o noclobber
    : >"$scratch/$1.actual"
    status=$?
    set +o noclobber
    return "$status"
} 2>/dev/null

judge_case() {
    local index=$1 name=${selected[$1]} exit_status duration verdict
    run_case "$index" "$name"
    if ((exit_status == 128 + 9 && duration >= $(in_microseconds "$time_limit"))); then
        verdict=TLE
        kill_marked_processes "$scratch/$index/"
        echo "killed after $time_limit s" >"$scratch/$index.details"
    elif ((exit_status != 0)); then
        verdict=RE
        describe_crash "$exit_status" "$scratch/$index.errors" >"$scratch/$index.details"
    elif is_accepted "$root/testcases/$name.out" "$scratch/$index" >"$scratch/$index.details"; then
        verdict=AC
    else
        verdict=WA
    fi
    echo "$index $verdict $duration"
}

# Sets running, exit_status and duration. Output goes to files: a pipe would wait for background children.
# timeout makes itself the leader of a process group, which gets SIGKILL as a whole.
run_case() {
    local index=$1 name=$2 start end
    local runner=("${executables[${name%%/*}]-}")
    [[ ! $command_line ]] || runner=(bash -c "$command_line")
    read_clock start
    RUN_TESTS_MARK=$scratch/$index/ RUST_BACKTRACE=0 timeout --signal=KILL "$time_limit" "${runner[@]}" \
        <"$root/testcases/$name.in" >"$scratch/$index.actual" 2>"$scratch/$index.errors" &
    running=$!
    wait "$running"
    exit_status=$?
    read_clock end
    duration=$((end - start))
    kill_running_group
    running=
}

kill_running_group() {
    kill -KILL -- "-$running"
} 2>/dev/null

# The single process comes second for the moment when it leads no group yet.
stop_worker() {
    if [[ $running ]]; then
        kill_running_group
        kill -KILL "$running"
    fi
    exit
} 2>/dev/null

read_clock() {
    local now=${EPOCHREALTIME:-$(date +%s.%6N)}
    printf -v "$1" '%s' "${now//[!0-9]/}"
}

in_microseconds() {
    local seconds=${1%.*} fraction=000000
    [[ $1 != *.* ]] || fraction=${1#*.}000000
    echo $((10#0$seconds * 1000000 + 10#${fraction:0:6}))
}

describe_crash() {
    local exit_status=$1 errors=$2 what="exit code $1" signal last_line
    if ((exit_status > 128)) && signal=$(kill -l $((exit_status - 128)) 2>/dev/null) && [[ $signal == [A-Z]* ]]; then
        what="signal SIG$signal (exit code $exit_status)"
        [[ $signal != XFSZ ]] || what+=", output longer than $output_limit_mib MiB"
    fi
    # Rust ends each panic with the same note, which says nothing about the crash.
    last_line=$(LC_ALL=C awk '/[^ \t\r]/ && !/^note: run with `RUST_BACKTRACE/ { last = $0 } END { print last }' "$errors")
    echo "$what${last_line:+: $last_line}" | shorten
}

# Prints the difference, if there is one.
is_accepted() {
    local expected=$1 actual=$2.actual
    if cmp -s -- "$expected" "$actual"; then
        return 0
    fi
    # Without this exit two empty results of a failing tool would be equal.
    without_trailing_white_space "$expected" >"$2.expected_lines" || exit
    without_trailing_white_space "$actual" >"$2.actual_lines" || exit
    if cmp -s -- "$2.expected_lines" "$2.actual_lines"; then
        return 0
    fi
    show_difference "$2.expected_lines" "$2.actual_lines"
    return 1
}

# Steps back from the end of each line, because a regular expression takes quadratic time on rows of blanks.
without_trailing_white_space() {
    LC_ALL=C awk '
        {
            end = length($0)
            while (end > 0 && index(" \t\r\f\v", substr($0, end, 1))) end--
        }
        end == 0 { blank_lines++; next }
        { for (; blank_lines > 0; blank_lines--) print ""; print substr($0, 1, end) }
    ' <"$1"
}

show_difference() {
    local difference
    difference=$(diff --text -u --label expected --label actual -- "$1" "$2" | shorten)
    printf '%s\n' "$difference"
    if [[ $difference == *…* ]]; then
        LC_ALL=C cmp -- "$1" "$2" 2>&1 | sed 's/.*differ: [a-z]* /first difference: byte /; s/.*EOF on .* after /first difference: after /'
    fi
}

# Cuts long lines and long texts in the middle.
shorten() {
    LC_ALL=C awk -v rows="$diff_lines_shown" -v columns="$diff_columns_shown" '
        length($0) > columns {
            half = columns / 2
            $0 = substr($0, 1, half) " … " length($0) - columns " bytes … " substr($0, length($0) - half + 1)
        }
        NR <= rows / 2 { print; next }
        { last_rows[NR % (rows / 2)] = $0 }
        END {
            if (NR > rows) print "… " NR - rows " lines …"
            for (row = NR > rows ? NR - rows / 2 + 1 : rows / 2 + 1; row <= NR; row++) print last_rows[row % (rows / 2)]
        }
    '
}

# ---- report ----

choose_colours() {
    red='' green='' yellow='' plain=''
    if [[ -t 1 && ! ${NO_COLOR-} && ${TERM-} != dumb ]]; then
        red=$'\e[31m' green=$'\e[32m' yellow=$'\e[33m' plain=$'\e[0m'
    fi
}

# A reader that closes the pipe early is no error worth a message.
print_line() {
    printf '%s\n' "$1" 2>/dev/null || exit 141
}

report_programs_in_order() {
    local index verdict duration program next=0 judged=0
    exec 3<"$scratch/results"
    while ((judged < ${#selected[@]})); do
        if ! read -r index verdict duration <&3; then
            cat -- "$scratch/worker_messages" >&2
            cannot_judge "the processes that judge have stopped"
        fi
        ((judged += 1))
        record_result "$index" "$verdict" "$duration"
        while ((next < ${#programs[@]})); do
            program=${programs[next]}
            ((${judged_count[$program]} == ${case_count[$program]})) || break
            report_program "$program"
            ((next += 1))
        done
    done
}

record_result() {
    local index=$1 verdict=$2 duration=$3
    local program=${selected[index]%%/*}
    verdicts[index]=$verdict
    durations[index]=$duration
    judged_count[$program]=$((${judged_count[$program]} + 1))
}

report_program() {
    local program=$1 index indices=()
    for index in "${!selected[@]}"; do
        [[ ${selected[index]} != "$program"/* ]] || indices+=("$index")
    done
    report_row "$program" "${indices[@]}"
    for index in "${indices[@]}"; do
        if [[ $show_every_case || ${verdicts[index]} != AC ]]; then
            report_case "$index"
        fi
    done
}

# The row names each kind of failure once.
report_row() {
    local program=$1 index row passed=0 slowest=0 verdict='' colour
    shift
    for index in "$@"; do
        ((durations[index] <= slowest)) || slowest=${durations[index]}
        if [[ ${verdicts[index]} == AC ]]; then
            ((passed += 1))
        elif [[ " $verdict " != *" ${verdicts[index]} "* ]]; then
            verdict+="${verdict:+ }${verdicts[index]}"
        fi
    done
    : "${verdict:=AC}"
    colour_of_verdict "$verdict"
    printf -v row "%-$(longest_program_name)s  %7s  $colour%-3s$plain  slowest %3d ms" \
        "$program" "$passed/$#" "$verdict" "$(in_milliseconds "$slowest")"
    print_line "$row"
}

report_case() {
    local index=$1 name=${selected[$1]} verdict=${verdicts[$1]} line colour
    colour_of_verdict "$verdict"
    printf -v line "  $colour%-3s$plain %s   (%d ms)" "$verdict" "$name" "$(in_milliseconds "${durations[index]}")"
    print_line "$line"
    [[ $verdict != AC ]] || return 0
    while IFS= read -r line; do
        colour_of_detail "$verdict" "$line"
        print_line "      $colour$line${colour:+$plain}"
    done <"$scratch/$index.details"
    print_line "      again: $(command_again "$name")"
}

command_again() {
    printf '%q' "$myself"
    [[ $time_limit == "$default_time_limit" ]] || printf ' -t %s' "$time_limit"
    [[ ! $command_line ]] || printf ' -c %s' "${command_line@Q}"
    printf ' %q\n' "$1"
}

report_totals() {
    local index slowest=0 passed=0
    for index in "${!selected[@]}"; do
        ((durations[index] <= durations[slowest])) || slowest=$index
        [[ ${verdicts[index]} != AC ]] || ((passed += 1))
    done
    print_line "$(count_of "${#programs[@]}" program), $(count_of "${#selected[@]}" case), slowest ${selected[slowest]} $(in_milliseconds "${durations[slowest]}") ms"
    local failed=$((${#selected[@]} - passed)) colour=$green
    ((failed == 0)) || colour=$red
    print_line "$colour$passed passed, $failed failed$plain"
    return $((failed > 0))
}

count_of() {
    (($1 == 1)) && echo "$1 $2" || echo "$1 $2s"
}

in_milliseconds() {
    echo $((($1 + 500) / 1000))
}

longest_program_name() {
    local program longest=0
    for program in "${programs[@]}"; do
        ((${#program} <= longest)) || longest=${#program}
    done
    echo "$longest"
}

# This and the next set colour.
colour_of_verdict() {
    case $1 in
        AC) colour=$green ;;
        TLE) colour=$yellow ;;
        *) colour=$red ;;
    esac
}

colour_of_detail() {
    colour=
    if [[ $1 == WA ]]; then
        case $2 in
            -*) colour=$red ;;
            +*) colour=$green ;;
        esac
    fi
}

main "$@"
