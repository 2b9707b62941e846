import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch } from '@wordpress/data';
import { userStore } from '@storedeck/data';
import { fakeNetwork, settle } from '@storedeck/data/testing';
import { TableCard } from '@storedeck/components';
import { useHiddenColumns } from '../../../views/hidden-columns';
import { useTableLayout } from '../table-layout';

const KEYS = [ 'date', 'orders', 'revenue' ];
const PREFERENCE = 'orders_report_columns';

/** A table whose columns are saved as those of a report are. */
function Table() {
	const [ hidden, saveHidden ] = useHiddenColumns( PREFERENCE );
	const layout = useTableLayout( { columnsPreference: PREFERENCE } );
	return (
		<TableCard
			title="Orders"
			headers={ KEYS.map( ( key, index ) => ( {
				key,
				label: key,
				required: index === 0,
				visible: ! (
					Array.isArray( hidden ) && hidden.includes( key )
				),
			} ) ) }
			rows={ [ KEYS.map( ( key ) => ( { display: key } ) ) ] }
			rowsPerPage={ 25 }
			totalRows={ 1 }
			onColumnsChange={ ( shown: string[] ) =>
				saveHidden( KEYS.filter( ( key ) => ! shown.includes( key ) ) )
			}
			{ ...layout }
		/>
	);
}

const columns = () =>
	screen
		.getAllByRole( 'columnheader' )
		.map( ( { textContent } ) => textContent );

const openMenu = async () => {
	await userEvent.click(
		screen.getByRole( 'button', { name: /^Choose which values/ } )
	);
	await screen.findByRole( 'menuitem', { name: 'Reset columns' } );
};

const check = ( name: string ) =>
	userEvent.click( screen.getByRole( 'menuitemcheckbox', { name } ) );

let calls: ReturnType< typeof fakeNetwork >;
/** What the server has saved. */
let saved: Record< string, string >;

/**
 * Answers until nothing is left to save, as a server may that is asked twice at
 * once: it saves what was sent last first.
 *
 * @param onAnswer Called after each response.
 */
async function answerAll( onAnswer = () => {} ) {
	const answered = new Set();
	const next = () =>
		[ ...calls ]
			.reverse()
			.find(
				( call ) => call.method !== 'GET' && ! answered.has( call )
			);
	for ( let call = next(); call; call = next() ) {
		answered.add( call );
		const { woocommerce_meta: meta } = call.data as {
			woocommerce_meta: Record< string, string >;
		};
		saved = { ...saved, ...meta };
		const response = { id: 1, woocommerce_meta: saved };
		await act( () => call?.respond( response ) );
		onAnswer();
		await act( settle );
		onAnswer();
	}
}

const getSaved = () =>
	Object.fromEntries(
		Object.entries( saved ).map( ( [ name, value ] ) => [
			name,
			JSON.parse( value ),
		] )
	);

beforeEach( async () => {
	saved = {
		[ PREFERENCE ]: '[]',
		orders_report_layout: '{"order":[],"widths":{}}',
	};
	calls = fakeNetwork();
	dispatch( userStore ).receiveCurrentUser( {
		id: 1,
		woocommerce_meta: { ...saved },
	} );
	render( <Table /> );
	await act( settle );
	await openMenu();
} );
it( 'keeps both of two columns that are hidden before the first is saved', async () => {
	await check( 'orders' );
	await check( 'revenue' );
	expect( columns() ).toEqual( [ 'date' ] );
	await answerAll();
	expect( columns() ).toEqual( [ 'date' ] );
	expect( getSaved()[ PREFERENCE ] ).toEqual( [ 'orders', 'revenue' ] );
} );

it( 'keeps every change of the layout that is made before the first is saved', async () => {
	await userEvent.click(
		screen.getByRole( 'menuitem', { name: 'Move orders right' } )
	);
	await check( 'Compact rows' );
	await check( 'orders' );
	const expectAll = () => {
		expect( columns() ).toEqual( [ 'date', 'revenue' ] );
		expect( screen.getByRole( 'group', { name: 'Orders' } ) ).toHaveClass(
			'is-compact'
		);
	};
	expectAll();
	await answerAll( expectAll );
	expect( getSaved() ).toMatchObject( {
		[ PREFERENCE ]: [ 'orders' ],
		orders_report_layout: {
			order: [ 'date', 'revenue', 'orders' ],
			density: 'compact',
		},
	} );
} );
