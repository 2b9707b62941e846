import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { RESULTS, recordSteps } from '../../tests/setup/record-steps.mjs';
import {
	formatRun,
	mergeRuns,
	parseRuns,
} from '../../tests/sites/results-table.mjs';

const NAME = 'test-of-results';
const FILE = path.join( RESULTS, `${ NAME }.json` );
const RUN = { title: 'WordPress 9', command: 'npm test -- sites' };

describe( 'results of sites', () => {
	after( () => rmSync( FILE, { force: true } ) );

	it( 'say for each variation which tests passed, and when', async () => {
		rmSync( FILE, { force: true } );
		const root = recordSteps( NAME, RUN, 'a root' );
		const [ title, run ] = root( 'shows Home', () => {} );
		assert.equal( title, 'shows Home' );
		await run();
		const proxy = recordSteps( NAME, RUN, 'a proxy' );
		await assert.rejects(
			proxy( 'shows Home', () => {
				throw new Error( 'No.' );
			} )[ 1 ](),
			/No\./
		);
		await proxy( 'saves', async () => {} )[ 1 ]();
		const date = new Date().toISOString().slice( 0, 10 );
		const result = JSON.parse( readFileSync( FILE, 'utf8' ) );
		assert.deepEqual( result, {
			...RUN,
			variations: {
				'a root': { date, steps: { 'shows Home': true } },
				'a proxy': {
					date,
					steps: { 'shows Home': false, saves: true },
				},
			},
		} );
		assert.equal(
			formatRun( result ),
			`## WordPress 9

Made by \`npm test -- sites\`.

|  | A | B | Date |
| --- | :-: | :-: | --- |
| a root | ✔ | – | ${ date } |
| a proxy | ✖ | ✔ | ${ date } |

A: shows Home  
B: saves`
		);
	} );

	it( 'of other machines stay in the tables', () => {
		const passed = { 'shows Home': true };
		const page = {
			...RUN,
			variations: {
				'a root': { date: '2026-11-01', steps: passed },
				'a proxy': {
					date: '2026-11-02',
					steps: { 'shows Home': false, 'saves: all': true },
				},
			},
		};
		const other = { ...page, title: 'PHP 9' };
		const written = [ page, other ].map( formatRun ).join( '\n\n' );
		assert.deepEqual( parseRuns( `Text.\n\n${ written }\n` ), [
			page,
			other,
		] );
		assert.deepEqual( parseRuns( 'Text.' ), [] );
		const run = {
			...RUN,
			variations: {
				'a proxy': { date: '2026-11-03', steps: passed },
				MyISAM: { date: '2026-11-03', steps: passed },
			},
		};
		assert.deepEqual( mergeRuns( [ page, other ], [ run ] ), [
			{
				...RUN,
				variations: {
					'a root': page.variations[ 'a root' ],
					...run.variations,
				},
			},
			other,
		] );
	} );

	it( 'are of the variations that --grep names, or of all', () => {
		const names = [ 'a site', 'MariaDB' ];
		const select = ( grep ) => {
			const { stdout } = spawnSync(
				process.execPath,
				[
					'--input-type=module',
					'-e',
					`import { selectVariations } from './tests/setup/select-variations.mjs';
					console.log( JSON.stringify( selectVariations( ${ JSON.stringify(
						names
					) } ) ) );`,
				],
				{
					encoding: 'utf8',
					env: { ...process.env, STOREDECK_GREP: grep },
				}
			);
			return JSON.parse( stdout );
		};
		assert.deepEqual( select( 'Maria' ), [ 'MariaDB' ] );
		assert.deepEqual( select( 'saves a setting' ), names );
		assert.deepEqual( select( '' ), names );
	} );
} );
