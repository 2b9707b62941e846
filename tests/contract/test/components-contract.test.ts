import fs from 'fs';
import path from 'path';
import { findExports, findStoriesOf } from './support/find-stories';
import { findMentions, findTests } from './support/find-tests';
import { findWidgetTests } from './support/find-widget-tests';

/*
 * `tests/contract/components.md` says for every widget and every function that
 * `@storedeck/components` exports which test holds it and which story shows it.
 * It is made here out of the exports, the tests and the stories:
 *
 *     WRITE_CONTRACT=1 npm test -- unit
 */

const root = path.resolve( __dirname, '../../..' );
const components = path.join( root, 'src/components' );
const file = path.join( root, 'tests/contract/components.md' );

/** Nothing to be seen: what they give is used by what has a story. */
const WITHOUT_STORY = [ 'getTaxCode', 'getVariationName' ];

/** Drawn by another widget: what a story shows when it holds this. */
const SHOWN_BY: Record< string, RegExp > = {
	SummaryNumberPlaceholder: /<SummaryListPlaceholder\b/,
	TablePlaceholder: /<TableCard\b[^>]*isLoading/,
	TableSummaryPlaceholder: /<TableCard\b[^>]*isLoading/,
};

const folders = fs
	.readdirSync( components, { withFileTypes: true } )
	.filter( ( entry ) => entry.isDirectory() )
	.map( ( { name } ) => name );

const stories = folders.flatMap( ( folder ) =>
	findStoriesOf( components, folder )
);

interface Row {
	name: string;
	/** File, below `src/components` if there, and title; none when nothing tests it. */
	tests: string[];
	/** Folder and name; none when nothing shows it. */
	stories: string[];
}

/** The story of its own folder first. */
const storiesOf = ( name: string, folder: string ) =>
	stories
		.filter( ( { text } ) =>
			( SHOWN_BY[ name ] ?? new RegExp( `\\b${ name }\\b` ) ).test( text )
		)
		.map( ( { id } ) => id )
		.sort(
			( a, b ) =>
				Number( b.startsWith( `${ folder }/` ) ) -
				Number( a.startsWith( `${ folder }/` ) )
		);

/** Tests of what no folder tests for itself. */
const others = findTests( root, 'tests/contract/test/widgets.test.tsx' );

const rows: Row[] = [ ...findExports( components ) ]
	.map( ( [ name, folder ] ) => ( {
		name,
		tests: findMentions(
			[
				...findWidgetTests( root, `src/components/${ folder }` ),
				...others,
			],
			name
		).map(
			( { file: test, title } ) =>
				`${ test.replace( 'src/components/', '' ) }: ${ title }`
		),
		stories: WITHOUT_STORY.includes( name )
			? [ '–' ]
			: storiesOf( name, folder ),
	} ) )
	.sort( ( a, b ) => a.name.localeCompare( b.name, 'en' ) );

const cell = ( text = '**none**' ) => text.replaceAll( '|', '\\|' );

const contract = [
	'# What the widgets promise',
	'',
	'Every export of `@storedeck/components`, one of the tests that hold it, and one of',
	'the stories of the gallery that show it (`–`: there is nothing to be seen). Written',
	'by `WRITE_CONTRACT=1 npm test -- unit`; `tests/contract/test/components-contract.test.ts`',
	'fails when an export has no row, or its test or its story is not there.',
	'',
	'| export | test | story |',
	'|---|---|---|',
	...rows.map(
		( { name, tests, stories: [ story ] } ) =>
			`| \`${ name }\` | ${ cell( tests[ 0 ] ) } | ${ cell( story ) } |`
	),
	'',
].join( '\n' );

if ( process.env.WRITE_CONTRACT ) {
	fs.writeFileSync( file, contract );
}

const written = fs
	.readFileSync( file, 'utf8' )
	.split( '\n' )
	.flatMap( ( line ) => {
		const [ , name, test, story ] =
			/^\| `(\w+)` \| (.+) \| (.+?) \|$/.exec( line ) ?? [];
		return name && test && story
			? [
					{
						name,
						test: test.replaceAll( '\\|', '|' ),
						story: story.replaceAll( '\\|', '|' ),
					},
			  ]
			: [];
	} );

describe( 'the contract of the widgets', () => {
	it( 'has a row for each export', () => {
		expect( written.map( ( { name } ) => name ) ).toEqual(
			rows.map( ( { name } ) => name )
		);
	} );

	it( 'names existing tests that use the export', () => {
		const wrong = written.filter(
			( { name, test } ) =>
				! rows.some(
					( row ) => row.name === name && row.tests.includes( test )
				)
		);
		expect( wrong ).toEqual( [] );
	} );

	it( 'names existing stories that show the export', () => {
		const wrong = written.filter(
			( { name, story } ) =>
				! rows.some(
					( row ) =>
						row.name === name && row.stories.includes( story )
				)
		);
		expect( wrong ).toEqual( [] );
	} );
} );
