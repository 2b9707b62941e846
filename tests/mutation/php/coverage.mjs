import { spawnSync } from 'node:child_process';
import {
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PREPENDED = fileURLToPath( new URL( 'coverage.php', import.meta.url ) );

/**
 * Lines that ran, by file of the plugin; a negative number is a line that did not
 * run, as pcov has it.
 *
 * @typedef {Record<string, Record<string, number>>} Lines
 */

/**
 * Notes which lines of a plugin each test runs, in PHP processes that are started
 * until `stop` is called.
 *
 * @param {string} folder For the notes; it is emptied.
 * @param {string} plugin Folder of the plugin.
 */
export function startCoverage( folder, plugin ) {
	rmSync( folder, { recursive: true, force: true } );
	const settings = path.join( folder, 'php' );
	mkdirSync( settings, { recursive: true } );
	const loaded = spawnSync( 'php', [ '-m' ], { encoding: 'utf8' } ).stdout;
	writeFileSync(
		path.join( settings, 'coverage.ini' ),
		[
			...( /^pcov$/m.test( loaded ) ? [] : [ 'extension=pcov' ] ),
			'pcov.enabled=1',
			`pcov.directory=${ plugin }/includes`,
			`auto_prepend_file=${ PREPENDED }`,
		].join( '\n' )
	);
	const before = process.env.PHP_INI_SCAN_DIR;
	const begin = ( /** @type {string} */ test ) => {
		mkdirSync( path.join( folder, test ), { recursive: true } );
		writeFileSync( path.join( folder, 'test' ), test );
	};
	begin( 'start' );
	// The first folder is that of the PHP installation.
	process.env.PHP_INI_SCAN_DIR = `${ before ?? '' }:${ settings }`;
	process.env.STOREDECK_COVERAGE = folder;
	process.env.STOREDECK_PLUGIN = plugin;
	return {
		begin,
		/** The server of PHP loads no script before that which answers all requests. */
		addTo( /** @type {string} */ wpPath ) {
			const plugins = path.join( wpPath, 'wp-content/mu-plugins' );
			mkdirSync( plugins, { recursive: true } );
			writeFileSync(
				path.join( plugins, 'storedeck-coverage.php' ),
				`<?php 'cli-server' === PHP_SAPI && getenv( 'STOREDECK_COVERAGE' ) && require ${ JSON.stringify(
					PREPENDED
				) };`
			);
		},
		stop() {
			delete process.env.STOREDECK_COVERAGE;
			delete process.env.STOREDECK_PLUGIN;
			if ( before === undefined ) {
				delete process.env.PHP_INI_SCAN_DIR;
			} else {
				process.env.PHP_INI_SCAN_DIR = before;
			}
		},
	};
}

/** Arguments for PHP where its own settings name a script to load before; none if nothing is noted. */
export const coverageSettings = () =>
	process.env.STOREDECK_COVERAGE
		? [ '-d', `auto_prepend_file=${ PREPENDED }` ]
		: [];

/** Merges the notes of a test. */
function readLines( folder ) {
	/** @type {Lines} */
	const lines = {};
	for ( const name of readdirSync( folder ) ) {
		const notes = JSON.parse(
			readFileSync( path.join( folder, name ), 'utf8' )
		);
		for ( const [ file, counts ] of Object.entries( notes ) ) {
			lines[ file ] ??= {};
			for ( const [ line, count ] of Object.entries( counts ) ) {
				lines[ file ][ line ] = Math.max(
					lines[ file ][ line ] ?? -1,
					count
				);
			}
		}
	}
	return lines;
}

/**
 * Reads which tests run a line.
 *
 * @param {string} folder The notes.
 * @return {( file: string, line: number ) => string[]} The names of the tests.
 */
export function readCoverage( folder ) {
	const tests = readdirSync( folder, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() && entry.name !== 'php' )
		.map( ( { name } ) => ( {
			name,
			lines: readLines( path.join( folder, name ) ),
		} ) );
	return ( file, line ) => {
		// A statement of several lines is counted in one of them.
		const counted = Math.max(
			...tests
				.flatMap( ( { lines } ) => Object.keys( lines[ file ] ?? {} ) )
				.map( Number )
				.filter( ( number ) => number <= line )
		);
		return tests
			.filter( ( { lines } ) => lines[ file ]?.[ counted ] > 0 )
			.map( ( { name } ) => name );
	};
}
