import { act, fireEvent, render, screen } from '@testing-library/react';
import { getHistory, getNewPath, getPath } from '@storedeck/navigation';
import { RecordHeader } from '..';
import { rememberRows } from '../neighbors';

const address = ( path: string ) =>
	`https://store.test/wp-admin/admin.php?page=storedeck&path=${ path }`;

/** A table whose rows lead to records, of which one was opened. */
function openFromTable( opened = '/orders/8' ) {
	const { unmount } = render(
		<table>
			<tbody>
				{ [ '/orders/9', '/orders/8', '/orders/7' ].map( ( path ) => (
					<tr key={ path }>
						<th>Today</th>
						<td>
							<a href={ address( path ) }>{ path }</a>
						</td>
						<td>
							<a href={ address( '/customers' ) }>Ada</a>
						</td>
					</tr>
				) ) }
				<tr>
					<th>Total</th>
				</tr>
			</tbody>
		</table>
	);
	document.addEventListener( 'click', rememberRows, true );
	fireEvent.click( screen.getByText( opened ) );
	document.removeEventListener( 'click', rememberRows, true );
	unmount();
}

const show = ( path = '/orders/8' ) =>
	render(
		<>
			<RecordHeader path={ path } name="Order #8" />
			<input aria-label="Note" />
		</>
	);
const press = ( key: string, place: Element = document.body, more = {} ) =>
	act( () => {
		fireEvent.keyDown( place, { key, ...more } );
	} );

beforeEach( () => {
	window.sessionStorage.clear();
	getHistory().push( getNewPath( {}, '/orders/8', {} ) );
} );

it( 'leads to the rows before and after it in the table that it was opened from', () => {
	openFromTable();
	show();
	expect(
		screen.getByRole( 'link', { name: 'Previous row' } )
	).toHaveAttribute( 'href', expect.stringContaining( '%2Forders%2F9' ) );
	expect( screen.getByRole( 'link', { name: 'Next row' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( '%2Forders%2F7' )
	);
} );

it( 'follows J and K, but not while something is typed', () => {
	openFromTable();
	show();
	press( 'j', screen.getByLabelText( 'Note' ) );
	press( 'j', document.body, { ctrlKey: true } );
	expect( getPath() ).toBe( '/orders/8' );
	press( 'j' );
	expect( getPath() ).toBe( '/orders/7' );
	press( 'k' );
	expect( getPath() ).toBe( '/orders/9' );
} );

it( 'has no link before the first row', () => {
	openFromTable();
	show( '/orders/9' );
	expect( screen.queryByRole( 'link', { name: 'Previous row' } ) ).toBeNull();
	expect( screen.getByRole( 'link', { name: 'Next row' } ) ).toBeVisible();
} );

it( 'has no neighbors when it was opened in another way', () => {
	openFromTable();
	window.sessionStorage.setItem( 'storedeck-rows', '{ broken' );
	show();
	expect( screen.queryByRole( 'navigation' ) ).toBeNull();
	window.sessionStorage.clear();
	openFromTable();
	show( '/products/8' );
	expect( screen.queryByRole( 'navigation' ) ).toBeNull();
} );
