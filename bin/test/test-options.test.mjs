import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseTestOptions } from '../testing/test-options.mjs';

const PARTS = [ 'check', 'rest', 'composer', 'woocommerce' ];
const parse = ( ...argv ) => parseTestOptions( argv, PARTS, '/home/me' );

describe( 'parseTestOptions', () => {
	it( 'leaves out parts that need a name by default', () => {
		assert.deepEqual( parse(), {
			help: false,
			wp: null,
			parts: [ 'check', 'rest' ],
		} );
	} );

	it( 'runs all parts when a WordPress with WooCommerce is given', () => {
		assert.deepEqual( parse( '--wp=/wp' ), {
			help: false,
			wp: '/wp',
			parts: [ 'check', 'rest', 'woocommerce' ],
		} );
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
				wp: '/home/me/wp',
				parts: [ 'woocommerce' ],
			} );
		}
	} );

	it( 'recognizes the request for help', () => {
		assert.equal( parse( '--help' ).help, true );
	} );

	/** @type {[ string[], RegExp ][]} */
	const mistakes = [
		[ [ 'everything' ], /Unknown part: everything/ ],
		[ [ '--fast' ], /Unknown option: --fast/ ],
		[ [ '--wp' ], /--wp needs the path/ ],
		[ [ '--wp=' ], /--wp needs the path/ ],
		[ [ '--wp', '--help' ], /--wp needs the path/ ],
		[ [ 'rest', '--wp=/wp' ], /--wp requires the part woocommerce/ ],
	];
	for ( const [ words, message ] of mistakes ) {
		it( `rejects "${ words.join( ' ' ) }"`, () => {
			assert.throws( () => parse( ...words ), { message } );
		} );
	}
} );
