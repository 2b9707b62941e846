import { createHash } from 'node:crypto';
import { run } from './processes.mjs';
import { databasePhp } from './templates/install.mjs';
import { UserError } from './user-error.mjs';

/**
 * @typedef {Object} MysqlDatabase
 * @property {'mysql'} kind     MySQL or MariaDB.
 * @property {string}  host     Host name or IP address.
 * @property {number}  port     Defaults to 3306.
 * @property {string}  user     User name.
 * @property {string}  password Empty if the user has no password.
 * @property {string}  name     Database name. The database is created if it does not exist.
 * @typedef {{ kind: 'sqlite' } | MysqlDatabase} Database
 */

/**
 * @param {string} text `sqlite`, or `mysql://user:pass@host:port/name` with special characters percent-encoded.
 * @return {Database} The parsed connection.
 * @throws {UserError} If the text is neither.
 */
export function parseDatabase( text ) {
	if ( text === 'sqlite' ) {
		return { kind: 'sqlite' };
	}
	const url = URL.canParse( text ) ? new URL( text ) : null;
	const isMysql = url && /^(mysql|mariadb):$/.test( url.protocol );
	const name = isMysql ? decode( url.pathname.slice( 1 ) ) : '';
	if ( ! url || ! isMysql || ! url.hostname || ! url.username || ! name ) {
		throw new UserError(
			`--db must be sqlite or mysql://user:password@host:port/name, not "${ hidePassword(
				text
			) }".`
		);
	}
	if ( ! /^[\w$-]{1,64}$/.test( name ) ) {
		throw new UserError(
			`"${ name }" cannot be the name of a database: use letters, digits, _ and -.`
		);
	}
	return {
		kind: 'mysql',
		host: url.hostname,
		port: Number( url.port || 3306 ),
		user: decode( url.username ),
		password: decode( url.password ),
		name,
	};
}

/** The percent-decoded text, or the text itself if it is not valid percent-encoding. */
function decode( /** @type {string} */ part ) {
	try {
		return decodeURIComponent( part );
	} catch {
		return part;
	}
}

/** The URL with its password masked. */
function hidePassword( /** @type {string} */ text ) {
	return text.replace( /(:\/\/[^:/@]*):[^@]*@/, '$1:***@' );
}

/** A folder name that is unique to the database. */
export function databaseKey( /** @type {Database} */ database ) {
	if ( database.kind === 'sqlite' ) {
		return 'sqlite';
	}
	const { host, port, name } = database;
	const hash = createHash( 'sha256' ).update(
		`${ host }:${ port }/${ name }`
	);
	return `mysql-${ hash.digest( 'hex' ).slice( 0, 10 ) }`;
}

/**
 * Checks the connection and creates the database if it does not exist. Does
 * nothing for SQLite.
 *
 * @param {Database}                                 database
 * @param {import('./php-engine.mjs').PhpEngine}     engine
 * @param {{ drop?: boolean, signal?: AbortSignal }} [options] `drop` deletes the tables of an earlier local site.
 * @throws {UserError} If the server is unreachable, denies access, or the database belongs to another site.
 */
export async function prepareDatabase( database, engine, options = {} ) {
	if ( database.kind === 'sqlite' ) {
		return;
	}
	const { drop = false, signal } = options;
	const { command, args, env } = engine.cli( [
		'-r',
		databasePhp.replace( '<?php', '' ),
	] );
	const result = await run( command, args, {
		env,
		signal,
		input: JSON.stringify( { ...database, drop } ),
	} );
	if ( result.code !== 0 ) {
		const { host, port, name } = database;
		const reason = result.stderr.trim().split( '\n' ).pop();
		throw new UserError(
			`The database ${ name } on ${ host }:${ port } cannot be used: ${ reason }.`
		);
	}
}
