/*
 * Sends random requests to every route of a new site:
 *
 *     npm run soak -- fuzz [--requests=50000] [--seed=1] [--db=sqlite|mariadb]
 *
 * Fails on server errors, uncaught exceptions, and PHP warnings, notices and
 * deprecations.
 */
import { parseArgs } from 'node:util';
import { runOnSite } from './support/run-on-site.mjs';

const { values } = parseArgs( {
	options: {
		requests: { type: 'string', default: '50000' },
		seed: { type: 'string', default: '1' },
		db: { type: 'string', default: 'sqlite' },
	},
} );

async function run() {
	const { runFuzz, describeProblems } = await import(
		'../security/fuzz/run.mjs'
	);
	const begin = Date.now();
	const { sent, statuses, endpoints, problems } = runFuzz( {
		seed: Number( values.seed ),
		requests: Number( values.requests ),
		onProgress: ( done ) =>
			process.stdout.write(
				`\r${ done } of ${ values.requests } requests`
			),
	} );
	const seconds = Math.round( ( Date.now() - begin ) / 1000 );
	console.log(
		`\n${ sent } requests to ${ endpoints } endpoints in ${ seconds } s; statuses`,
		statuses
	);
	describeProblems( problems ).forEach( ( text ) =>
		console.error( `\n${ text }` )
	);
	console.log( `${ problems.length } problems` );
	process.exitCode = problems.length ? 1 : 0;
}

await runOnSite( { name: 'fuzz', db: values.db }, run );
