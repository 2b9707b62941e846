import { act, render, screen } from '@testing-library/react';
import { Fill, SlotFillProvider } from '@wordpress/components';
import * as element from '@wordpress/element';
import { addFilter, doAction, removeAllFilters } from '@wordpress/hooks';
import '@wordpress/notices';
import { existsSync, readFileSync, writeFileSync } from 'fs';
import type { ReactNode } from 'react';
import { createResourceStore, registerStore } from '@storedeck/data/core';
import { settle } from '@storedeck/data/testing';
import { defineExtension } from '@storedeck/extend';
import { getOwner } from '@storedeck/hooks';
import { getReportExtension, registerReport } from '@storedeck/reports';
import { ContainedSlot } from '../common/contained-slot';
import { watchScripts } from '../common/watch-scripts';
import { Placeholder } from '../mounts/placeholder';
import { registerScreens } from '../pages';
import { getCells } from '../report/columns';
import { createColumns } from '../report/create-columns';
import { filterReportTable } from '../report/filter-table';
import { REPORT_SETTINGS, SCREENS } from '../reports/test/definitions';
import { getPluginMounts } from '../mounts/plugin-mounts';
import { getHomeCards, HomeCards } from '../screens/home/home-cards';
import { getDefaultSections } from '../screens/overview/default-sections';
import { Section } from '../screens/overview/section';
import { EmbeddedComponents } from '../shell/embedded-header/embedded-components';
import { getSteps, isComplete } from '../screens/setup/steps';
import { getCommandEntries } from '../shell/palette/commands';
import { WooHeaderItem } from '../shell/header-slots';
import { getPages } from '../shell/pages';
import { Screen } from '../shell/router';
import { CALLBACK_MISTAKES, COMPONENT_MISTAKES } from './broken-components';
import { FILTER_CASES } from './filter-cases';

/*
 * What extensions break: whatever it is, the rest of the page is shown, the
 * plugin is named, and its author reads what was expected. `WRITE_DOCS=1` writes
 * the page of the docs that lists it.
 */

const NAMESPACE = 'acme/test';
const PAGE = 'docs/when-a-plugin-fails.md';

/** Code of a plugin: errors and stacks have the URL of its script. */
const run = ( code: string ): unknown =>
	// Only code with a URL has it in stacks.

	new Function(
		'acme',
		`${ code }\n//# sourceURL=https://shop.test/wp-content/plugins/acme/acme.js`
	)( ACME );

const secondReact = jest.isolateModules.bind( jest );

const ACME = {
	el: element.createElement,
	...element,
	addFilter,
	createResourceStore,
	defineExtension,
	registerReport,
	registerStore,
	secondReact: ( () => {
		let copy: unknown;
		secondReact( () => {
			copy = jest.requireActual( 'react' );
		} );
		return copy;
	} )(),
};

interface Host {
	/** The part of the page. */
	where: string;
	/** The code that adds `Broken` to it; `PATH` is unique. */
	add: string;
	/** @param broken What the code returned. */
	show: ( path: string, broken: unknown ) => ReactNode;
}

const addTo = ( hook: string, item: string ) =>
	`acme.addFilter( '${ hook }', '${ NAMESPACE }', ( list ) => [ ...list, ${ item } ] );`;

const TABLE = {
	endpoint: 'orders',
	headers: [ { key: 'date', label: 'Date' } ],
	rows: [ [ { display: 'Monday', value: '2026-11-16' } ] ],
	totals: {},
	summary: [],
	items: { data: [ { order_id: 7 } ], totalResults: 1 },
	query: {},
};

const showCells = ( cells: readonly { display: ReactNode }[] ) =>
	cells.map( ( { display }, index ) => <p key={ index }>{ display }</p> );

const toComponent = ( broken: unknown ) =>
	element.createElement( broken as () => null );

const noop = () => {};

const HOSTS: Host[] = [
	{
		where: 'a card on Home',
		add: addTo(
			'storedeck_home_cards',
			`{ id: 'acme', title: 'Acme', component: Broken }`
		),
		show: () => <HomeCards path="/" query={ {} } />,
	},
	{
		where: 'a section of the Overview',
		add: addTo(
			'woocommerce_dashboard_default_sections',
			`{ key: 'acme', title: 'Acme', component: Broken }`
		),
		show: () =>
			getDefaultSections()
				.filter( ( { key } ) => key === 'acme' )
				.map( ( section ) => (
					<Section
						key={ section.key }
						section={ section }
						path="/"
						query={ {} }
						filters={ [] }
						defaultDateRange=""
						isFirst
						isLast
						onMove={ noop }
						onRemove={ noop }
						onRename={ noop }
						onRenamed={ noop }
						onToggleHiddenBlock={ () => noop }
					/>
				) ),
	},
	{
		where: 'a page',
		add: addTo(
			'woocommerce_admin_pages_list',
			`{ path: PATH, container: Broken }`
		),
		show: ( path ) => (
			<Screen
				page={ getPages().find( ( page ) => page.path === path ) }
				path={ path }
				query={ {} }
			/>
		),
	},
	{
		where: 'a page that is loaded later',
		add: addTo(
			'woocommerce_admin_pages_list',
			`{ path: PATH, load: async () => ( { default: Broken } ) }`
		),
		show: ( path ) => (
			<Screen
				page={ getPages().find( ( page ) => page.path === path ) }
				path={ path }
				query={ {} }
			/>
		),
	},
	{
		where: 'a widget of a placeholder',
		add: addTo( 'storedeck_mounts', `{ name: PATH, component: Broken }` ),
		show: ( path ) => <Placeholder name={ path } json={ undefined } />,
	},
	{
		where: 'a component below the header of WordPress',
		add: addTo( 'woocommerce_admin_embedded_layout_components', 'Broken' ),
		show: () => <EmbeddedComponents query={ {} } />,
	},
	{
		where: 'a cell of a table',
		add: `acme.addFilter( 'woocommerce_admin_report_table', '${ NAMESPACE }', ( table ) => ( {
			...table,
			headers: [ ...table.headers, { key: 'acme', label: 'Acme' } ],
			rows: table.rows.map( ( row ) => [ ...row, { display: acme.el( Broken ), value: 1 } ] ),
		} ) );`,
		show: () => showCells( filterReportTable( TABLE ).rows.flat() ),
	},
	{
		where: 'a fill of a slot',
		add: '',
		show: ( _path, broken ) => (
			<>
				<ContainedSlot name="AbbreviatedNotification" />
				<Fill name="AbbreviatedNotification">
					{ toComponent( broken ) }
				</Fill>
			</>
		),
	},
	{
		where: 'an item of the header',
		add: '',
		show: ( _path, broken ) => (
			<>
				<WooHeaderItem.Slot
					fillProps={ { isEmbedded: false, query: {} } }
				/>
				<WooHeaderItem>{ toComponent( broken ) }</WooHeaderItem>
			</>
		),
	},
];

let error: jest.SpyInstance;

/** What the console has said of failures. */
function takeMessages() {
	const messages = error.mock.calls
		.map( ( [ message ] ) => String( message ) )
		.filter( ( message ) => message.startsWith( 'Storedeck:' ) );
	error.mockClear();
	return messages;
}

const HOOKS = [
	...new Set( [
		...FILTER_CASES.map( ( { hook } ) => hook ),
		'woocommerce_admin_report_table',
	] ),
];

beforeAll( () => {
	window.storedeckSettings = {
		reports: REPORT_SETTINGS,
		screens: SCREENS,
		adminUrl: 'https://store.test/wp-admin/',
		currentUser: {
			id: 1,
			capabilities: {
				read: true,
				edit_posts: true,
				manage_woocommerce: true,
				view_woocommerce_reports: true,
			},
		},
	};
	registerScreens();
	watchScripts();
	// Loads what listens to new callbacks.
	getOwner( undefined );
	doAction( 'plugins.pluginRegistered', {}, 'acme' );
} );

afterAll( () => {
	delete window.storedeckSettings;
} );

beforeEach( () => {
	error = jest.spyOn( console, 'error' ).mockImplementation( () => {} );
} );

afterEach( () => {
	error.mockRestore();
	HOOKS.forEach( ( hook ) => removeAllFilters( hook, NAMESPACE ) );
} );

describe.each( HOSTS )( '$where', ( { add, show } ) => {
	it.each( COMPONENT_MISTAKES )(
		'that $what',
		async ( { what, code, says, isLate } ) => {
			const path = `/acme-${ what.replaceAll( ' ', '-' ) }`;
			const broken = run(
				`const PATH = '${ path }'; ${ code } ${ add } return Broken;`
			);
			render(
				<SlotFillProvider>
					<p>The rest</p>
					{ show( path, broken ) }
				</SlotFillProvider>
			);
			await act( settle );
			await act( settle );
			if ( isLate ) {
				act( () => screen.getByText( 'Press' ).click() );
				await act( settle );
			}
			expect( screen.getByText( 'The rest' ) ).toBeVisible();
			const messages = takeMessages();
			expect( messages ).toContainEqual(
				expect.stringMatching( /acme.* failed: / )
			);
			expect( messages.join( '\n' ) ).toContain( says );
		}
	);
} );

/** A case for each filter, those of reports once. */
const FILTERS = FILTER_CASES.filter(
	( { hook } ) =>
		! /_(?!variations)[a-z]+_report_(charts|filters|advanced_filters)$/.test(
			hook
		)
);

describe.each( FILTERS )( 'a callback of $hook', ( { hook, apply } ) => {
	it.each( CALLBACK_MISTAKES )( 'that $what', ( { code, says } ) => {
		const before = JSON.stringify( apply() );
		run( `acme.addFilter( '${ hook }', '${ NAMESPACE }', ${ code } );` );
		expect( JSON.stringify( apply() ) ).toBe( before );
		const messages = takeMessages();
		expect( messages ).toContainEqual(
			expect.stringMatching(
				new RegExp(
					`filter "${ hook }" \\(${ NAMESPACE }\\) of the plugin "acme" failed: `
				)
			)
		);
		expect( messages.join( '\n' ) ).toContain( says );
	} );
} );

/** What else can be wrong: code, and what is said. */
const OTHER_MISTAKES = [
	{
		what: 'a page with a path that is taken',
		code: `acme.addFilter( 'woocommerce_admin_pages_list', '${ NAMESPACE }', ( list ) => [ ...list, { path: '/stock', container: () => null } ] );`,
		apply: getPages,
		says: 'path: expected one that no other has, but "/stock" is taken',
	},
	{
		what: 'two cards with one id',
		code: `const card = () => ( { id: 'acme', title: 'Acme', component: () => null } );
			acme.addFilter( 'storedeck_home_cards', '${ NAMESPACE }', ( list ) => [ ...list, card(), card() ] );`,
		apply: getHomeCards,
		says: 'id: expected one that no other has, but "acme" is taken',
	},
	{
		what: 'a widget with the name of one of Storedeck',
		code: `acme.addFilter( 'storedeck_mounts', '${ NAMESPACE }', ( list ) => [ ...list, { name: 'report-chart', component: () => null } ] );`,
		apply: getPluginMounts,
		says: 'name: expected a name that no widget of Storedeck has, got "report-chart"',
	},
	{
		what: 'an element instead of a component',
		code: `acme.addFilter( 'storedeck_home_cards', '${ NAMESPACE }', ( list ) => [ ...list, { id: 'acme', title: 'Acme', component: acme.el( 'p' ) } ] );`,
		apply: getHomeCards,
		says: 'component: expected a component: a function or a class, got an object',
	},
	{
		what: 'a title that is read and throws',
		code: `acme.addFilter( 'storedeck_home_cards', '${ NAMESPACE }', ( list ) => [ ...list, { id: 'acme', get title() { throw new Error( 'Boom.' ); }, component: () => null } ] );`,
		apply: getHomeCards,
		says: 'Boom.',
	},
	{
		what: 'breadcrumbs that throw',
		code: `acme.addFilter( 'woocommerce_admin_pages_list', '${ NAMESPACE }', ( list ) => [ ...list, { path: '/acme', container: () => null, breadcrumbs: () => { throw new Error( 'Boom.' ); } } ] );`,
		apply: () => getPages().map( ( { breadcrumbs } ) => breadcrumbs() ),
		says: 'breadcrumbs of page /acme (acme/test) of the plugin "acme" failed: Boom.',
	},
	{
		what: 'breadcrumbs that are objects',
		code: `acme.addFilter( 'woocommerce_admin_pages_list', '${ NAMESPACE }', ( list ) => [ ...list, { path: '/acme', container: () => null, breadcrumbs: () => [ {} ] } ] );`,
		apply: () => getPages().map( ( { breadcrumbs } ) => breadcrumbs() ),
		says: '[0]: expected a string, got an object',
	},
	{
		what: 'a command whose callback throws',
		code: `acme.addFilter( 'storedeck_commands', '${ NAMESPACE }', ( list ) => [ ...list, { name: 'acme/go', label: 'Go', callback: () => { throw new Error( 'Boom.' ); } } ] );`,
		apply: () => getCommandEntries().at( -1 )?.open(),
		says: 'the command "acme/go" (acme/test) of the plugin "acme" failed: Boom.',
	},
	...(
		[
			[
				'a cell whose display is read and throws',
				'{ get display() { throw new Error( "Boom." ); } }',
				'Boom.',
			],
			[
				'a cell whose value is read and throws',
				'{ display: "1", get value() { throw new Error( "Boom." ); } }',
				'Boom.',
			],
			[
				'a cell that displays a function',
				'{ display: () => "1", value: 1 }',
				'display: expected an element, a string or a number, got a function',
			],
			[
				'a cell that displays a symbol',
				'{ display: Symbol( "x" ), value: 1 }',
				'display: expected an element, a string or a number, got Symbol(x)',
			],
			[
				'a cell that displays a promise',
				'{ display: Promise.resolve( "1" ), value: 1 }',
				'display: expected an element, a string or a number, got a promise',
			],
			[
				'a cell that displays an object',
				'{ display: { total: 1 }, value: 1 }',
				'It renders an object. Expected an element, a string or a number.',
			],
		] as const
	 ).map( ( [ what, cell, says ] ) => ( {
		what,
		code: `acme.addFilter( 'woocommerce_admin_report_table', '${ NAMESPACE }', ( table ) => ( {
			...table,
			headers: [ ...table.headers, { key: 'acme', label: 'Acme' }, { key: 'fine', label: 'Fine' } ],
			rows: table.rows.map( ( row ) => [ ...row, ${ cell }, { display: 'Fine', value: 2 } ] ),
		} ) );`,
		apply: showTable,
		says,
	} ) ),
	{
		what: 'a cell of the table that is changed in place',
		code: `acme.addFilter( 'woocommerce_admin_report_table', '${ NAMESPACE }', ( table ) => {
			table.rows[ 0 ][ 1 ].display = { total: 1 };
			return { ...table };
		} );`,
		apply: showTable,
		says: '(acme/test) failed: It renders an object.',
	},
	{
		what: 'a header whose label is an object',
		code: `acme.addFilter( 'woocommerce_admin_report_table', '${ NAMESPACE }', ( table ) => ( { ...table, headers: [ ...table.headers, { key: 'acme', label: {} } ] } ) );`,
		apply: showTable,
		says: 'headers[2].label: expected a string or an element, got an object',
	},
	{
		what: 'a header whose key another column has',
		code: `acme.addFilter( 'woocommerce_admin_report_table', '${ NAMESPACE }', ( table ) => ( { ...table, headers: [ ...table.headers, { key: 'date', label: 'Date' } ] } ) );`,
		apply: showTable,
		says: 'headers[2].key: expected one that no other has, but "date" is taken',
	},
	{
		what: 'fewer rows than before',
		code: `acme.addFilter( 'woocommerce_admin_report_table', '${ NAMESPACE }', ( table ) => ( { ...table, rows: [] } ) );`,
		apply: showTable,
		says: 'rows: expected as many rows as before (1), each a list of cells, got a list',
	},
	{
		what: 'a column of defineExtension() whose cell throws',
		code: `acme.defineExtension( 'acme', { columns: [ { report: 'orders', header: { key: 'acme', label: 'Acme' }, cell: () => { throw new Error( 'Boom.' ); } } ] } );`,
		apply: showTable,
		says: 'the cell of column "acme" in orders (acme) of the plugin "acme" failed: Boom.',
	},
	{
		what: 'a cell of registerReport() that throws',
		code: `acme.registerReport( { id: 'acme', cells: { sku: () => { throw new Error( 'Boom.' ); } } } );`,
		apply: () =>
			render(
				<>
					{ showCells(
						getCells(
							createColumns(
								[ { id: 'sku', label: 'SKU', type: 'text' } ],
								() => getReportExtension( 'acme' )
							),
							{ sku: 'A1' } as never
						)
					) }
				</>
			),
		says: 'the column sku of the plugin "acme" failed: Boom.',
	},
	{
		what: 'a store with a name that is taken',
		code: `acme.registerStore( acme.createResourceStore( { name: 'core/notices', resources: [], selectors: {}, actions: {} } ) );`,
		apply: noop,
		says: 'the store "core/notices" of the plugin "acme" failed: The name is taken. Expected a name with the prefix of the plugin: "acme/…".',
	},
	{
		what: 'a step of the setup whose isAnswered() throws',
		code: `acme.addFilter( 'woocommerce_admin_profile_wizard_steps', '${ NAMESPACE }', ( list ) => [ ...list, { key: 'acme', label: 'Acme', isAnswered: () => { throw new Error( 'Boom.' ); } } ] );`,
		apply: () =>
			getSteps().map( ( step ) => isComplete( step, {}, {} as never ) ),
		says: 'the setup step acme (acme/test) of the plugin "acme" failed: Boom.',
	},
];

/** Shows the table, and expects the rest of it. */
function showTable() {
	const { rows } = filterReportTable( {
		...TABLE,
		headers: [ ...TABLE.headers, { key: 'fee', label: 'Fee' } ],
		rows: [ [ ...( TABLE.rows[ 0 ] ?? [] ), { display: '5', value: 5 } ] ],
	} );
	render( <>{ showCells( rows.flat() ) }</> );
	expect( screen.getByText( 'Monday' ) ).toBeVisible();
	if ( rows[ 0 ]?.length === 4 ) {
		expect( screen.getByText( 'Fine' ) ).toBeVisible();
	}
}

describe( 'a plugin', () => {
	afterEach( () =>
		removeAllFilters( 'woocommerce_admin_report_table', 'acme/columns' )
	);

	it.each( OTHER_MISTAKES )( 'with $what', ( { code, apply, says } ) => {
		run( code );
		apply();
		const messages = takeMessages();
		expect( messages.join( '\n' ) ).toContain( says );
		expect( messages.join( '\n' ) ).toContain( 'acme' );
	} );

	const fail = async ( event: Event, target: EventTarget = window ) => {
		target.dispatchEvent( event );
		await settle();
		return takeMessages();
	};

	const addScript = ( src: string, isOfExtension: boolean ) => {
		const script = document.createElement( 'script' );
		script.type = 'text/plain';
		script.setAttribute( 'src', src );
		script.toggleAttribute( 'data-storedeck-extension', isOfExtension );
		document.body.append( script );
		return script;
	};

	it( 'whose script throws when it is loaded', async () => {
		const src = 'https://shop.test/wp-content/plugins/other/load.js?ver=1';
		const script = addScript( src, true );
		expect(
			await fail(
				new ErrorEvent( 'error', { message: 'Boom.', filename: src } )
			)
		).toEqual( [
			'Storedeck: the script "https://shop.test/wp-content/plugins/other/load.js" of the plugin "other" failed: Boom.',
		] );
		script.remove();
	} );

	it( 'whose script is missing', async () => {
		const src = 'https://shop.test/wp-content/plugins/other/x.js?ver=1';
		const script = addScript( src, true );
		expect( await fail( new Event( 'error' ), script ) ).toEqual( [
			'Storedeck: the script "https://shop.test/wp-content/plugins/other/x.js" of the plugin "other" failed: Could not load it. Expected a file at this URL: check its path and whether it was built.',
		] );
		script.remove();
	} );

	it.each( [
		[ 'a theme', 'https://shop.test/wp-content/themes/acme/a.js' ],
		[ 'WordPress', 'https://shop.test/wp-includes/js/a.js' ],
		[
			'a plugin that adds nothing to Storedeck',
			'https://shop.test/wp-content/plugins/seo/a.js',
		],
	] )( 'is not blamed for an error of %s', async ( _whose, filename ) => {
		const script = addScript( filename, false );
		expect(
			await fail( new ErrorEvent( 'error', { message: 'x', filename } ) )
		).toEqual( [] );
		expect( await fail( new Event( 'error' ), script ) ).toEqual( [] );
		script.remove();
	} );
} );

const escape = ( text: string ) => text.replaceAll( '|', '\\|' );

const toTable = ( head: string, rows: readonly ( readonly string[] )[] ) =>
	[
		head,
		head.replace( /[^|]+/g, ' --- ' ),
		...rows.map( ( row ) => `| ${ row.map( escape ).join( ' | ' ) } |` ),
	].join( '\n' );

/** The page of the docs. */
const getPage = () => `# When a plugin fails

Whatever a plugin does wrong in the browser, the rest of the page stays: only the card, page, section, cell or item that
fails is left out. The console names the part, the namespace and the plugin, and says what was expected. Users who can
deactivate plugins see the same in a notice, which they can dismiss. Errors of plugins that add nothing to Storedeck, of
the theme and of WordPress are not in it.

This page is made from [the test](../client/test/broken-extensions.test.tsx) that does all of this on purpose.

## Components

The same for each of these:

${ HOSTS.map( ( { where } ) => `- ${ where }` ).join( '\n' ) }

${ toTable(
	'| A component that … | Console and notice |',
	COMPONENT_MISTAKES.map( ( { what, says } ) => [ what, says ] )
) }

## Callbacks

The same for each of the ${
	FILTERS.length
} filters. The callback is left out, and those of other plugins are applied. Of a
list, only the items that are wrong are left out: \`[2].title: expected a string, got undefined\`.

${ toTable(
	'| A callback of any filter that … | Console and notice |',
	CALLBACK_MISTAKES.map( ( { what, says } ) => [
		what,
		says.startsWith( ',' ) ? `expected …${ says }` : says,
	] )
) }

## Others

${ toTable(
	'| A plugin with … | Console and notice |',
	OTHER_MISTAKES.map( ( { what, says } ) => [ what, says ] )
) }
`;

it( 'is listed in the docs', () => {
	if ( process.env.WRITE_DOCS ) {
		writeFileSync( PAGE, getPage() );
	}
	expect( existsSync( PAGE ) && readFileSync( PAGE, 'utf8' ) ).toBe(
		getPage()
	);
} );
