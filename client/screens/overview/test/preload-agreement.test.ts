import fs from 'fs';
import path from 'path';
import { getBlockKey, getDashboardCharts } from '../charts/dashboard-charts';
import { getDefaultSections } from '../default-sections';

/*
 * The server preloads the requests of the Overview. It has to know the blocks and
 * which of them are hidden; otherwise the page would have unused preloaded data.
 */

const php = fs.readFileSync(
	path.resolve(
		__dirname,
		'../../../../php-stub/includes/admin/class-preload-overview.php'
	),
	'utf8'
);

/** The source of an array constant. */
function readConstant( name: string ) {
	const [ , text ] =
		new RegExp( `private const ${ name } += array\\(([^;]+)\\);` ).exec(
			php
		) ?? [];
	return text ?? '';
}

const readStrings = ( text: string ) =>
	[ ...text.matchAll( /'([^']+)'/g ) ].map( ( [ , value ] ) => value );

it( 'hides the same blocks as the server', () => {
	const hidden = Object.fromEntries(
		[
			...readConstant( 'HIDDEN_BLOCKS' ).matchAll(
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

it( 'has the same charts in the same order as the server', () => {
	expect( readStrings( readConstant( 'CHARTS' ) ) ).toEqual(
		getDashboardCharts().map( getBlockKey )
	);
} );
