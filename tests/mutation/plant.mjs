import { parseArgs } from 'node:util';
import { root } from '../../bin/cms/root.mjs';
import { testPlantedPhp } from './php/planted.mjs';
import { describeMutant, describeResult, summarize } from './results.mjs';
import { chooseMutants, listAllMutants } from './sample.mjs';
import { testTypeScriptMutants } from './typescript/run.mjs';

const HELP = `npm run mutation:plant [-- --list] [--only=N,N-N,…] [--seed=1] [--count=30]

Plants small faults in copies of the code, 30 in TypeScript and 30 in PHP, of each
kind as many, and tells which the tests notice: unit tests of the folder, types, and
all unit tests that import the changed file; PHP tests without WordPress, and those
with WordPress and of the REST API that have a word of its path, on SQLite.

--list prints the faults, --only plants some of them. The same seed chooses the same
faults as long as the code is the same.
`;

const { values } = parseArgs( {
	options: {
		list: { type: 'boolean' },
		only: { type: 'string', default: '' },
		seed: { type: 'string', default: '1' },
		count: { type: 'string', default: '30' },
		help: { type: 'boolean' },
	},
} );
if (
	values.help ||
	! [ values.seed, values.count ].every( ( text ) =>
		/^[1-9]\d*$/.test( text )
	) ||
	! /^(\d+(-\d+)?(,\d+(-\d+)?)*)?$/.test( values.only )
) {
	console.log( HELP );
	process.exit( values.help ? 0 : 2 );
}

process.chdir( root );

const ranges = values.only
	.split( ',' )
	.filter( Boolean )
	.map( ( range ) => range.split( '-' ).map( Number ) );
const isWanted = ( { number } ) =>
	! ranges.length ||
	ranges.some(
		( [ first, last = first ] ) => number >= first && number <= last
	);

const choose = ( /** @type {string[]} */ folders ) =>
	chooseMutants(
		listAllMutants( folders ),
		Number( values.count ),
		Number( values.seed )
	);
const planted = [
	...choose( [ 'src', 'client' ] ),
	...choose( [ 'php-stub/includes' ] ),
]
	.map( ( mutant, index ) => ( { ...mutant, number: index + 1 } ) )
	.filter( isWanted );

if ( values.list ) {
	for ( const { number, ...mutant } of planted ) {
		console.log( describeMutant( number, mutant ) );
	}
	process.exit();
}

/** @type {( string | undefined )[]} */
const notices = [];
const plant = async ( test, mutants ) => {
	if ( mutants.length ) {
		await test( root, mutants, ( index, notice ) => {
			const { number, ...mutant } = mutants[ index ];
			notices.push( notice );
			console.log( describeResult( number, mutant, notice ) );
		} );
	}
};
const isPhp = ( { file } ) => file.endsWith( '.php' );
await plant(
	testTypeScriptMutants,
	planted.filter( ( mutant ) => ! isPhp( mutant ) )
);
await plant( testPlantedPhp, planted.filter( isPhp ) );
console.log( summarize( notices ) );
process.exit();
