import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	copyFileSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../bin/cms/ports.mjs';
import {
	ensureRequirements,
	findFpm,
} from '../../bin/testing/requirements.mjs';

const fpmConfig = ( { dir, workers, disabled } ) => `[global]
error_log = ${ dir }/fpm.log
daemonize = no

[www]
user = root
group = root
listen = ${ dir }/fpm.sock
listen.mode = 0666
pm = static
pm.max_children = ${ workers }
php_admin_value[memory_limit] = 256M
php_admin_value[opcache.enable] = 1
php_admin_value[sendmail_path] = /bin/true
php_admin_value[disable_functions] = ${ disabled.join( ',' ) }
`;

/**
 * A server block for a WordPress, by the rules of WordPress' documentation for nginx.
 *
 * @param {{ dir: string, root: string, port: number, base?: string, isNetwork?: boolean, policy?: string, rules?: string }} options `base` is the folder of
 *                                                                                                                                   WordPress below `root`; a network has its
 *                                                                                                                                   sites in folders; `policy` is a content
 *                                                                                                                                   security policy.
 */
export const siteBlock = ( {
	dir,
	root,
	port,
	base = '',
	isNetwork = false,
	policy = '',
	rules = '',
} ) => `server {
		listen 127.0.0.1:${ port };
		root ${ root };
		index index.php;
		client_max_body_size 20m;
		absolute_redirect off;
		${ policy && `add_header Content-Security-Policy "${ policy }" always;` }
		${
			isNetwork
				? `if (!-e $request_filename) {
			rewrite /wp-admin$ $scheme://$http_host$uri/ permanent;
			rewrite ^(/[^/]+)?(/wp-.*) $2 last;
			rewrite ^(/[^/]+)?(/.*\\.php)$ $2 last;
		}`
				: ''
		}
		location ${ base }/ { try_files $uri $uri/ ${ base }/index.php?$args; }
		location ~ \\.php$ {
			${ rules }
			include /etc/nginx/fastcgi_params;
			fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
			# With the port.
			fastcgi_param HTTP_HOST $http_host;
			fastcgi_read_timeout 120s;
			fastcgi_pass unix:${ dir }/fpm.sock;
		}
	}`;

const nginxConfig = ( { dir, servers } ) => `daemon off;
user root;
worker_processes 1;
pid ${ dir }/nginx.pid;
error_log ${ dir }/nginx.log;
events { worker_connections 256; }
http {
	include /etc/nginx/mime.types;
	access_log off;
	client_body_temp_path ${ dir }/body;
	fastcgi_temp_path ${ dir }/fastcgi;
	proxy_temp_path ${ dir }/proxy;
	scgi_temp_path ${ dir }/scgi;
	uwsgi_temp_path ${ dir }/uwsgi;
	${ servers.join( '\n\t' ) }
}
`;

/** Copies the settings of PHP-FPM's extensions without those of some. Returns the folder of the copies. */
function leaveOut(
	/** @type {string[]} */ extensions,
	/** @type {string} */ dir
) {
	const info = execFileSync( findFpm() ?? '', [ '-i' ], {
		encoding: 'utf8',
		maxBuffer: 2 ** 24,
	} );
	const from =
		/^Scan this dir for additional \.ini files => (.+)$/m.exec(
			info
		)?.[ 1 ] ?? '';
	const to = path.join( dir, 'conf.d' );
	mkdirSync( to, { recursive: true } );
	for ( const file of readdirSync( from ) ) {
		if (
			! extensions.some( ( name ) => file.endsWith( `-${ name }.ini` ) )
		) {
			copyFileSync( path.join( from, file ), path.join( to, file ) );
		}
	}
	return to;
}

/** Resident memory of a process in MB. */
function getMemory( pid ) {
	const status = readFileSync( `/proc/${ pid }/status`, 'utf8' );
	return Number( /VmRSS:\s+(\d+)/.exec( status )?.[ 1 ] ?? 0 ) / 1024;
}

/** The IDs of the child processes of a process. */
const getChildren = ( pid ) =>
	readdirSync( '/proc' )
		.filter( ( name ) => /^\d+$/.test( name ) )
		.filter( ( name ) => {
			try {
				const stat = readFileSync( `/proc/${ name }/stat`, 'utf8' );
				return (
					stat.split( ') ' )[ 1 ]?.split( ' ' )[ 1 ] === `${ pid }`
				);
			} catch {
				// The process has ended.
				return false;
			}
		} );

/**
 * Serves a WordPress folder with nginx and PHP-FPM.
 *
 * @param {Object}   options
 * @param {string}   options.root       Folder that is served.
 * @param {string}   options.dir        Folder of the configuration and the logs.
 * @param {number}   options.workers    Number of PHP processes.
 * @param {number}   [options.port]     Port on 127.0.0.1; a free one by default.
 * @param {string}   [options.ready]    Path that answers once the server is ready.
 * @param {string[]} [options.servers]  Server blocks; by default one for a WordPress in `root`.
 * @param {string[]} [options.without]  Extensions that PHP lacks.
 * @param {string[]} [options.disabled] Functions of PHP that are disabled.
 */
export async function startWebServer( {
	root,
	dir,
	workers,
	port,
	ready = '/wp-json/',
	servers,
	without = [],
	disabled = [],
} ) {
	const missing = Object.values(
		await ensureRequirements( [ 'nginx', 'fpm' ] )
	);
	if ( missing.length ) {
		throw new Error( missing.join( '\n' ) );
	}
	mkdirSync( dir, { recursive: true } );
	port ??= await freePort();
	writeFileSync(
		path.join( dir, 'fpm.conf' ),
		fpmConfig( { dir, workers, disabled } )
	);
	writeFileSync(
		path.join( dir, 'nginx.conf' ),
		nginxConfig( {
			dir,
			servers: servers ?? [ siteBlock( { dir, root, port } ) ],
		} )
	);
	const fpm = spawn(
		findFpm() ?? '',
		[
			'--fpm-config',
			path.join( dir, 'fpm.conf' ),
			'--allow-to-run-as-root',
		],
		{
			stdio: 'ignore',
			env: without.length
				? { ...process.env, PHP_INI_SCAN_DIR: leaveOut( without, dir ) }
				: process.env,
		}
	);
	const nginx = spawn( 'nginx', [ '-c', path.join( dir, 'nginx.conf' ) ], {
		stdio: 'ignore',
	} );
	const url = `http://127.0.0.1:${ port }`;
	const stop = async () => {
		for ( const child of [ nginx, fpm ] ) {
			if ( child.exitCode === null && child.signalCode === null ) {
				child.kill( 'SIGQUIT' );
				await once( child, 'exit' );
			}
		}
	};
	for ( let attempt = 0; attempt < 100; attempt++ ) {
		const response = await fetch( `${ url }${ ready }`, {
			redirect: 'manual',
		} ).catch( () => null );
		if ( response && response.status < 400 ) {
			return {
				url,
				stop,
				/** Memory of the largest PHP worker in MB. */
				getWorkerMemory: () =>
					Math.max( ...getChildren( fpm.pid ).map( getMemory ) ),
			};
		}
		await sleep( 100 );
	}
	await stop();
	throw new Error(
		`nginx and PHP-FPM did not start, see the logs in ${ dir }.`
	);
}
