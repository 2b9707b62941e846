import { act, render, screen } from '@testing-library/react';
import { Fill, SlotFillProvider } from '@wordpress/components';
import * as element from '@wordpress/element';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { readFileSync, writeFileSync } from 'fs';
import type { ReactNode } from 'react';
import { settle } from '@storedeck/data/testing';
import { getOwner } from '@storedeck/hooks';
import { ContainedSlot } from '../common/contained-slot';
import { watchScripts } from '../common/watch-scripts';
import { Placeholder } from '../mounts/placeholder';
import { registerScreens } from '../pages';
import { createColumns } from '../report/create-columns';
import { getCells } from '../report/columns';
import { filterReportTable } from '../report/filter-table';
import { REPORT_SETTINGS, SCREENS } from '../reports/test/definitions';
import { HomeCards } from '../screens/home/home-cards';
import { getDefaultSections } from '../screens/overview/default-sections';
import { Section } from '../screens/overview/section';
import { EmbeddedComponents } from '../shell/embedded-header/embedded-components';
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
		add: addTo(
			'woocommerce_admin_embedded_layout_components',
			'Broken'
		),
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
const page = window as Window & { wp?: unknown };

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
	page.wp = {
		plugins: {
			getPlugins: ( scope: string ) =>
				scope === 'woocommerce-admin' ? [ { name: 'acme' } ] : [],
		},
	};
	registerScreens();
	watchScripts();
	// Loads what listens to new callbacks.
	getOwner( undefined );
} );

afterAll( () => {
	delete window.storedeckSettings;
	delete page.wp;
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

/** What was said of each filter, for the docs. */
const expectations = new Map< string, string >();

const getName = ( hook: string ) =>
	hook
		.replace(
			/^(experimental_)?woocommerce_admin_([a-z]+)_report_(?=[acfrt])/,
			( all, prefix = '', report ) =>
				report === 'variations' || report === 'revenue'
					? `${ prefix }woocommerce_admin_{report}_report_`
					: all
		)
		.replace( 'variations_count', '{metric}' );

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
		const message = messages.join( '\n' );
		expect( message ).toContain( says );
		if ( code.includes( 'isArray' ) ) {
			expectations.set(
				getName( hook ),
				message.replace( /^.* failed: (?:\[\d+\])?(?:: )?/, '' )
			);
		}
	} );
} );
