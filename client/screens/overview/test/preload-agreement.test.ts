import fs from 'fs';
import path from 'path';
import { getBlockKey, getDashboardCharts } from '../charts/dashboard-charts';
import { getDefaultSections } from '../default-sections';

/*
 * The server prepares the answers for what the overview shows at first. It has
 * to know which blocks there are and which are hidden, before any script runs;
 * were the two to differ, the page would carry answers that nobody asks for.
 */

const php = fs.readFileSync(
	path.resolve(
		__dirname,
		'../../../../php-stub/includes/admin/class-preload-overview.php'
	),
	'utf8'
);

/** The text of a constant's array. */
function readConstant( name: string ) {
	const [ , text ] =
		new RegExp( `private const ${ name } += array\\(([^;]+)\\);` ).exec(
			php
		) ?? [];
	return text ?? '';
}

const readStrings = ( text: string ) =>
	[ ...text.matchAll( /'([^']+)'/g ) ].map( ( [ , value ] ) => value );

it( 'hides the same blocks as the server thinks', () => {
	const hidden = Object.fromEntries(
		[
			...readConstant( 'HIDDEN' ).matchAll(
				/'([^']+)'\s*=> array\(([^)]+)\)/g
			),
		].map( ( [ , key = '', blocks = '' ] ) => [
			key,
			readStrings( blocks ),
		] )
	);
	expect( hidden ).toEqual(
		Object.fromEntries(
			getDefaultSections().map( ( { key, hiddenBlocks } ) => [
				key,
				hiddenBlocks,
			] )
		)
	);
} );

it( 'has the same charts in the same order', () => {
	expect( readStrings( readConstant( 'CHARTS' ) ) ).toEqual(
		getDashboardCharts().map( getBlockKey )
	);
} );
