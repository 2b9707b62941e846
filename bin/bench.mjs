#!/usr/bin/env node
import { runPrograms } from './testing/run-programs.mjs';

await runPrograms( {
	folder: 'tests/bench',
	isAllByDefault: true,
	describe: ( names ) => `npm run bench [-- NAME … --OPTION=VALUE …]

Runs the benchmarks in tests/bench, or only those that are named. Each result is
compared with a reference measured in the same run. Options are passed to the
benchmarks and described at the top of their files.

Benchmarks: ${ names }`,
} );
