#!/usr/bin/env node
import { runPrograms } from './testing/run-programs.mjs';

await runPrograms( {
	folder: 'tests/soak',
	needs: [ 'php', 'mariadb', 'chromium' ],
	describe: ( names ) => `npm run soak -- NAME [--OPTION=VALUE …]

Runs a test that takes minutes: ${ names }. Options are
passed to the test and described at the top of its file in tests/soak.
`,
} );
