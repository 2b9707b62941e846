import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './processes.mjs';
import { UserError } from './user-error.mjs';

/**
 * The npm to run: the one that started this process, or the one installed with
 * this Node, or the one in PATH.
 *
 * @return {{ command: string, args: string[] }} The command and its first arguments.
 */
export function npmCommand() {
	const folder = dirname( process.execPath );
	const candidates = [
		process.env.npm_execpath ?? '',
		join( folder, 'node_modules/npm/bin/npm-cli.js' ),
		join( folder, '../lib/node_modules/npm/bin/npm-cli.js' ),
	];
	const script = candidates.find(
		( path ) => /npm-cli\.c?js$/.test( path ) && existsSync( path )
	);
	return script
		? { command: process.execPath, args: [ script ] }
		: { command: 'npm', args: [] };
}

/**
 * @param {string} output Output of npm.
 * @return {string} The reason, without a full stop.
 */
export function describeNpmFailure( output ) {
	const network =
		/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|FETCH_ERROR)\b/.exec(
			output
		);
	if ( network ) {
		return `could not reach the npm registry (${ network[ 1 ] }); check the network and try again`;
	}
	if ( /\bEINTEGRITY\b/.test( output ) ) {
		return 'a download is damaged or was altered (EINTEGRITY); try again';
	}
	if ( /\bENOSPC\b/.test( output ) ) {
		return 'the disk is full';
	}
	const [ , reason = 'npm failed' ] =
		/npm (?:error|ERR!) (?!code|errno|syscall|path|A complete log)([^\n]+)/.exec(
			output
		) ?? [];
	return reason.trim().replace( /\.+$/, '' );
}

/**
 * Runs npm with the user's settings (registry, proxy, certificates).
 *
 * @param {string[]}                                               args
 * @param {{ cwd: string, failure: string, signal?: AbortSignal }} options `failure` is the beginning of the error message, e.g. "npm ci failed".
 * @return {Promise<import('./processes.mjs').RunResult>} The output of npm.
 * @throws {UserError} With a one-line message.
 */
export async function npm( args, { cwd, failure, signal } ) {
	const { command, args: leading } = npmCommand();
	const result = await run( command, [ ...leading, ...args ], {
		cwd,
		signal,
		shell: process.platform === 'win32' && command === 'npm',
		// Overrides settings that "npm start" passes on in the environment.
		env: {
			...process.env,
			npm_config_update_notifier: 'false',
			npm_config_fund: 'false',
			npm_config_audit: 'false',
		},
	} );
	if ( result.code === 127 ) {
		throw new UserError( `${ failure }: npm was not found next to Node.` );
	}
	if ( result.code !== 0 ) {
		throw new UserError(
			`${ failure }: ${ describeNpmFailure(
				result.stderr + result.stdout
			) }.`
		);
	}
	return result;
}
