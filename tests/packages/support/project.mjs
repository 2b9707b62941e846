import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify( execFile );

export const root = fileURLToPath( new URL( '../../..', import.meta.url ) );

/** Packages of the project itself, besides the dependencies of the libraries. */
const TOOLS = [ '@types/react-dom', '@wordpress/data', 'jsdom', 'react-dom' ];

/**
 * Runs a program.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {string}   cwd     Its working directory.
 * @return {Promise<{ status: number, output: string, errors: string }>} Its exit status, and what it prints.
 */
export const run = ( command, args, cwd ) =>
	execute( command, args, { cwd, maxBuffer: 2 ** 26 } ).then(
		( { stdout, stderr } ) => ( {
			status: 0,
			output: stdout,
			errors: stderr,
		} ),
		( { code = 1, stdout = '', stderr, message } ) => ( {
			status: code,
			output: stdout,
			errors: stderr || message,
		} )
	);

/**
 * Runs a program of a package that is installed in the repository.
 *
 * @param {string}   script Path in `node_modules`.
 * @param {string[]} args
 * @param {string}   cwd
 */
export const runTool = ( script, args, cwd ) =>
	run(
		process.execPath,
		[ path.join( root, 'node_modules', script ), ...args ],
		cwd
	);

/**
 * Packs packages as npm publishes them.
 *
 * @param {string[]} folders
 * @param {string}   target  Folder for the archives.
 * @return {Promise<{ name: string, tarball: string, files: string[] }[]>} The archives and the files in them.
 */
export async function pack( folders, target ) {
	await mkdir( target, { recursive: true } );
	const { stdout } = await execute(
		'npm',
		[ 'pack', '--json', '--pack-destination', target, ...folders ],
		{ cwd: root, maxBuffer: 2 ** 26 }
	);
	return Object.values( JSON.parse( stdout ) ).map(
		( { name, filename, files } ) => ( {
			name,
			tarball: path.join( target, path.basename( filename ) ),
			files: files.map( ( file ) => file.path ),
		} )
	);
}

/**
 * Installs packages into a project. Dependencies that they declare are links to the
 * copies in the repository; others cannot be imported.
 *
 * @param {string}                              folder
 * @param {{ name: string, tarball: string }[]} packages
 * @param {string[]}                            others   What the project itself depends on.
 */
export async function installPackages( folder, packages, others ) {
	const modules = path.join( folder, 'node_modules' );
	const dependencies = new Set( others );
	for ( const { name, tarball } of packages ) {
		const target = path.join( modules, name );
		await mkdir( target, { recursive: true } );
		await execute( 'tar', [
			'-xzf',
			tarball,
			'-C',
			target,
			'--strip-components=1',
		] );
		const manifest = JSON.parse(
			readFileSync( path.join( target, 'package.json' ), 'utf8' )
		);
		Object.keys( {
			...manifest.dependencies,
			...manifest.peerDependencies,
		} ).forEach( ( dependency ) => dependencies.add( dependency ) );
	}
	for ( const name of dependencies ) {
		if ( name.startsWith( '@storedeck/' ) ) {
			continue;
		}
		const link = path.join( modules, name );
		await mkdir( path.dirname( link ), { recursive: true } );
		await symlink( path.join( root, 'node_modules', name ), link );
	}
}

/**
 * Creates a project that has the packages installed.
 *
 * @param {string}                              folder
 * @param {{ name: string, tarball: string }[]} packages
 */
export async function createProject( folder, packages ) {
	await installPackages( folder, packages, TOOLS );
	await cp( path.join( root, 'tests/packages/project' ), folder, {
		recursive: true,
	} );
	await writeFile(
		path.join( folder, 'package.json' ),
		JSON.stringify( { name: 'acme', private: true, type: 'module' } )
	);
}

/**
 * The names of our packages in a project that npm would publish. npm starts once for all,
 * which takes a part of the time that it takes for each archive.
 *
 * @param {string} project
 * @throws {Error} With what npm prints, if it refuses one.
 */
export async function listPublishable( project ) {
	const folder = path.join( project, 'published' );
	await mkdir( folder );
	// npm finds no workspaces below a folder `node_modules`.
	await symlink(
		path.join( project, 'node_modules/@storedeck' ),
		path.join( folder, 'packages' )
	);
	await writeFile(
		path.join( folder, 'package.json' ),
		JSON.stringify( { private: true, workspaces: [ 'packages/*' ] } )
	);
	const { status, output, errors } = await run(
		'npm',
		[
			'publish',
			'--workspaces',
			'--dry-run',
			'--json',
			// The scripts ran before the packages were packed.
			'--ignore-scripts',
			// The registry may have this version.
			'--force',
		],
		folder
	);
	if ( status !== 0 ) {
		throw new Error( errors );
	}
	return Object.values( JSON.parse( output ) )
		.map( ( { name } ) => name )
		.sort();
}
