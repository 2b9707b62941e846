import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseTestOptions } from '../testing/test-options.mjs';

const PARTS = [ 'check', 'unit', 'rest', 'e2e', 'composer', 'woocommerce' ];
const NO_SELECTION = { files: [], grep: '', watch: false, args: [] };
const parse = ( ...argv ) => parseTestOptions( argv, PARTS, '/home/me' );

describe( 'parseTestOptions', () => {
	it( 'leaves out parts that need a name by default', () => {
		assert.deepEqual( parse(), {
			help: false,
			all: false,
			wp: null,
			parts: [ 'check', 'unit', 'rest', 'e2e' ],
			...NO_SELECTION,
		} );
	} );

	it( 'runs all parts when a WordPress with WooCommerce is given', () => {
		assert.deepEqual( parse( '--wp=/wp' ), {
			help: false,
			all: false,
			wp: '/wp',
			parts: [ 'check', 'unit', 'rest', 'e2e', 'woocommerce' ],
			...NO_SELECTION,
		} );
	} );

	it( 'runs the part sites by its other name', () => {
		assert.deepEqual(
			parseTestOptions( [ 'hosts' ], [ 'unit', 'sites' ] ).parts,
			[ 'sites' ]
		);
	} );

	it( 'runs each named part once', () => {
		assert.deepEqual( parse( 'rest', 'check', 'rest' ).parts, [
			'rest',
			'check',
		] );
	} );

	it( 'runs a part that has to be named', () => {
		assert.deepEqual( parse( 'composer' ).parts, [ 'composer' ] );
	} );

	it( 'takes the path after an equals sign or a space', () => {
		for ( const words of [ [ '--wp=wp' ], [ '--wp', 'wp' ] ] ) {
			assert.deepEqual( parse( 'woocommerce', ...words ), {
				help: false,
				all: false,
				wp: '/home/me/wp',
				parts: [ 'woocommerce' ],
				...NO_SELECTION,
			} );
		}
	} );

	it( 'recognizes the request for help', () => {
		assert.equal( parse( '--help' ).help, true );
	} );

	it( 'takes words after a part as parts of paths of test files', () => {
		const { parts, files } = parse( 'rest', 'orders', 'src/date' );
		assert.deepEqual( parts, [ 'rest' ] );
		assert.deepEqual( files, [ 'orders', 'src/date' ] );
	} );

	it( 'runs tests in every environment on request, and where some are selected', () => {
		for ( const words of [
			[ '--all' ],
			[ 'unit', 'src/date' ],
			[ 'rest', '--grep=orders' ],
		] ) {
			assert.equal( parse( ...words ).all, true );
		}
	} );

	it( 'gives Playwright the other words in their order', () => {
		const { files, grep, args } = parse(
			'e2e',
			'revenue',
			'--headed',
			'--grep',
			'a CSV file',
			'--wp=/wp',
			'--workers',
			'2'
		);
		assert.equal( files[ 0 ], 'revenue' );
		assert.equal( grep, 'a CSV file' );
		assert.deepEqual( args, [
			'revenue',
			'--headed',
			'--grep=a CSV file',
			'--workers',
			'2',
		] );
	} );

	it( 'watches unit tests', () => {
		assert.equal( parse( 'unit', '--watch' ).watch, true );
	} );

	it( 'tests the REST API with a given WordPress', () => {
		const { parts, wp } = parse( 'rest', '--wp=/wp' );
		assert.deepEqual( parts, [ 'rest' ] );
		assert.equal( wp, '/wp' );
	} );

	/** @type {[ string[], RegExp ][]} */
	const mistakes = [
		[ [ 'everything' ], /Unknown part: everything/ ],
		[ [ '--fast' ], /Unknown option: --fast/ ],
		[ [ 'e2e', 'rest', '--ui' ], /Unknown option: --ui.* work with e2e/ ],
		[ [ '--wp' ], /--wp needs the path/ ],
		[ [ '--wp=' ], /--wp needs the path/ ],
		[ [ '--wp', '--help' ], /--wp needs the path/ ],
		[ [ 'check', '--wp=/wp' ], /--wp works with .*, not with check/ ],
		[ [ 'check', 'revenue' ], /"revenue" works with .*not with check/ ],
		[ [ 'rest', '--grep' ], /--grep needs a part of a test’s name/ ],
		[ [ 'rest', '--grep=(' ], /--grep is no regular expression/ ],
		[ [ '--grep=orders' ], /--grep works with .*: name a part/ ],
		[ [ 'rest', '--headed' ], /Unknown option: --headed/ ],
		[ [ 'rest', '--watch' ], /--watch works with unit, not with rest/ ],
		[ [ '--watch' ], /--watch works with unit: name a part/ ],
	];
	for ( const [ words, message ] of mistakes ) {
		it( `rejects "${ words.join( ' ' ) }"`, () => {
			assert.throws( () => parse( ...words ), { message } );
		} );
	}
} );
