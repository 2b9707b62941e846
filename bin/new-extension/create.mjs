import { existsSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../cms/root.mjs';
import { listFiles, writeAtomic } from '../cms/files.mjs';
import { UserError } from '../cms/user-error.mjs';

const template = path.join( import.meta.dirname, 'template' );

/** As in the id of a report, without empty words. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** WordPress' limit for the names of options, less what the template adds. */
const MAX_LENGTH = 50;

/**
 * Creates a plugin from the template.
 *
 * @param {{ name: string, parent: string }} options Name of the plugin, and the folder to create it in.
 * @return {Promise<string>} Path of the plugin.
 * @throws {UserError} If the name is invalid, the parent is missing, or the folder exists. Nothing is changed then.
 */
export async function createExtension( { name, parent } ) {
	checkName( name );
	if ( ! existsSync( parent ) || ! statSync( parent ).isDirectory() ) {
		throw new UserError( `No such folder: ${ parent }` );
	}
	const folder = path.join( parent, name );
	if ( existsSync( folder ) ) {
		throw new UserError( `${ folder } exists already.` );
	}
	try {
		await copyTemplate( name, folder );
	} catch ( error ) {
		await rm( folder, { recursive: true, force: true } );
		throw error;
	}
	return folder;
}

function checkName( name ) {
	if ( ! NAME.test( name ) || name.length > MAX_LENGTH ) {
		throw new UserError(
			`Invalid NAME “${ name }”: expected up to ${ MAX_LENGTH } lowercase letters and digits, with single hyphens between words, starting with a letter. Example: gift-cards`
		);
	}
	if ( name === 'storedeck' ) {
		throw new UserError( 'NAME “storedeck” is the plugin itself.' );
	}
}

async function copyTemplate( name, folder ) {
	const replaceNames = createReplacer( name, folder );
	const versions = await readVersions();
	for ( const file of listFiles( template, isSource ) ) {
		const text = replaceNames(
			await readFile( path.join( template, file ), 'utf8' )
		);
		const target = path.join( folder, replaceNames( file ) );
		await writeAtomic(
			target,
			file === 'package.json' ? setVersions( text, versions ) : text
		);
	}
}

/** Leaves out what tools write when they are run in the template itself. */
const isSource = ( file ) => ! /^(build|node_modules)$/.test( file );

/** Replaces the names of the template in a text. */
function createReplacer( name, folder ) {
	const words = name.split( '-' );
	const title = words.join( ' ' );
	const names = {
		'example-extension': name,
		example_extension: words.join( '_' ),
		Example_Extension: words.map( capitalize ).join( '_' ),
		'Example extension': capitalize( title ),
		STOREDECK_PATH: path
			.relative( folder, root )
			.replaceAll( path.sep, '/' ),
	};
	return ( text ) =>
		Object.entries( names ).reduce(
			( result, [ from, to ] ) => result.replaceAll( from, to ),
			text
		);
}

const capitalize = ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 );

/** The versions of packages that Storedeck is built and tested with. */
async function readVersions() {
	const { dependencies, devDependencies } = JSON.parse(
		await readFile( path.join( root, 'package.json' ), 'utf8' )
	);
	return { ...dependencies, ...devDependencies };
}

function setVersions( text, versions ) {
	const manifest = JSON.parse( text );
	for ( const name of Object.keys( manifest.devDependencies ) ) {
		if ( ! versions[ name ] ) {
			throw new Error( `package.json has no version of ${ name }.` );
		}
		manifest.devDependencies[ name ] = versions[ name ];
	}
	return `${ JSON.stringify( manifest, null, '\t' ) }\n`;
}
