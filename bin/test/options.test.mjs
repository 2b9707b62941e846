import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDatabase } from '../cms/database.mjs';
import { HELP, parseOptions } from '../cms/options.mjs';

test( 'returns the default of every option without arguments', () => {
	assert.deepEqual( parseOptions( [] ), {
		port: 8888,
		orders: 5000,
		db: 'sqlite',
		wp: null,
		php: 'auto',
		import: null,
		dates: '',
		encoding: '',
		preview: false,
		undo: '',
		reset: false,
		help: false,
	} );
} );

test( 'accepts a value after an equals sign or a space', () => {
	const words = [ '--port', '9000', '--orders=0', '--wp=../wp', '--reset' ];
	const options = parseOptions( words, '/home/me/shop' );
	assert.equal( options.port, 9000 );
	assert.equal( options.orders, 0 );
	assert.equal( options.wp, '/home/me/wp' );
	assert.equal( options.reset, true );
} );

test( 'resolves an import file from the current folder', () => {
	const words = [ '--import=orders.csv', '--dates', 'dmy' ];
	const options = parseOptions( words, '/home/me' );
	assert.equal( options.import, '/home/me/orders.csv' );
	assert.equal( options.dates, 'dmy' );
} );

for ( const [ words, message ] of /** @type {[ string[], RegExp ][]} */ ( [
	[ [ '--prot=1' ], /^Unknown option '--prot'\. See npm start/ ],
	[ [ 'x' ], /^Unexpected argument 'x'/ ],
	[ [ '--constructor=1' ], /^Unknown option/ ],
	[ [ '--port=0' ], /^--port must be a whole number from 1 to 65535/ ],
	[ [ '--port=80a' ], /^--port must be/ ],
	[ [ '--port=65536' ], /^--port must be/ ],
	[
		[ '--port' ],
		/^Option '--port <value>' argument missing\. See npm start/,
	],
	[ [ '--port', '--reset' ], /^Option '--port' argument is ambiguous/ ],
	[ [ '--port=' ], /^--port needs a value/ ],
	[ [ '--orders=-1' ], /^--orders must be/ ],
	[ [ '--orders=1e3' ], /^--orders must be/ ],
	[ [ '--php=hhvm' ], /^--php must be auto, native or wasm/ ],
	[ [ '--reset=yes' ], /^Option '--reset' does not take an argument/ ],
	[ [ '--import' ], /^Option '--import <value>' argument missing/ ],
	[ [ '--import=a.csv', '--dates=ymd' ], /^--dates must be dmy or mdy/ ],
	[ [ '--dates=dmy' ], /^--dates requires --import/ ],
	[ [ '--encoding=UTF-8' ], /^--encoding requires --import/ ],
	[ [ '--preview' ], /^--preview requires --import/ ],
] ) ) {
	test( `reports ${ words.join( ' ' ) } in one clear line`, () => {
		assert.throws( () => parseOptions( words ), {
			name: 'UserError',
			message,
		} );
	} );
}

test( 'parses a database URL and decodes its parts', () => {
	assert.deepEqual( parseDatabase( 'sqlite' ), { kind: 'sqlite' } );
	assert.deepEqual( parseDatabase( 'mysql://me:p%40ss@db.local/shop' ), {
		kind: 'mysql',
		host: 'db.local',
		port: 3306,
		user: 'me',
		password: 'p@ss',
		name: 'shop',
	} );
} );

test( 'keeps a percent sign that encodes nothing', () => {
	const database = parseDatabase( 'mysql://u:p%ZZ@h/x' );
	assert.ok( database.kind === 'mysql' && database.password === 'p%ZZ' );
} );

test( 'describes in the help when the demo store is filled again', () => {
	const text = HELP.replace( /\s+/g, ' ' );
	assert.match( text, /--orders=N .*a different number .*fills it again/ );
	assert.match( text, /--reset .*fill the store again.*generator/ );
} );

test( 'rejects an invalid database URL without showing its password', () => {
	for ( const text of [
		'postgres://me:hidden@host/shop',
		'mysql://me:hidden@host',
		'mysql://host/shop',
		'shop.db',
		'mysql://me:hidden@host/%ZZ',
	] ) {
		assert.throws(
			() => parseDatabase( text ),
			( error ) =>
				error instanceof Error &&
				error.name === 'UserError' &&
				! error.message.includes( 'hidden' )
		);
	}
	assert.throws( () => parseDatabase( "mysql://me@host/a'b" ), {
		name: 'UserError',
	} );
} );
