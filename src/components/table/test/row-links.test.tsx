import { fireEvent, render, screen } from '@testing-library/react';
import { Table } from '..';
import { headers } from './fixtures';

const onFollow = jest.fn();
const open = jest.spyOn( window, 'open' ).mockReturnValue( null );

const setup = ( hasLink = true ) =>
	render(
		<Table
			caption="Months"
			headers={ headers }
			rows={ [
				[
					{
						display: hasLink ? (
							<a
								href="#january"
								onClick={ ( event ) => {
									event.preventDefault();
									onFollow();
								} }
							>
								January
							</a>
						) : (
							'January'
						),
					},
					{ display: <button type="button">Ten</button> },
					{ display: '$530.00' },
				],
			] }
			totals={ [ { display: 'Total' }, null, { display: '$530.01' } ] }
		/>
	);

const amount = () => screen.getByText( '$530.00' );

describe( 'A row with a handler of its own', () => {
	it( 'calls it with its index instead of following a link, and is the current one', () => {
		const onRowClick = jest.fn();
		const follow = jest.fn( ( event: Event ) => event.preventDefault() );
		render(
			<Table
				caption="Orders"
				headers={ headers }
				rows={ [
					[ { display: 'One' }, null, { display: '1' } ],
					[
						{ display: <a href="#two">Two</a> },
						null,
						{ display: '2' },
					],
				] }
				totals={ [ { display: 'Total' }, null, { display: '3' } ] }
				onRowClick={ onRowClick }
				currentRow={ 1 }
			/>
		);
		document.addEventListener( 'click', follow );
		fireEvent.click( screen.getByText( '2' ) );
		fireEvent.click( screen.getByText( '1' ) );
		fireEvent.click( screen.getByText( '3' ) );
		fireEvent.click( screen.getByText( 'Two' ) );
		document.removeEventListener( 'click', follow );
		expect( onRowClick.mock.calls ).toEqual( [ [ 1 ], [ 0 ] ] );
		expect(
			screen.getByRole( 'row', { current: true } )
		).toHaveTextContent( 'Two' );
		open.mockClear();
		fireEvent.click( screen.getByText( '2' ), { metaKey: true } );
		fireEvent.click( screen.getByText( '1' ), { metaKey: true } );
		expect( onRowClick ).toHaveBeenCalledTimes( 2 );
		expect( open ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'A row without a link in its header', () => {
	it( 'follows the first link of its cells, but starts no email', () => {
		const follow = jest.fn( ( event: Event ) => event.preventDefault() );
		render(
			<Table
				caption="Orders"
				headers={ headers }
				rows={ [
					[
						{ display: 'Today' },
						{ display: <a href="mailto:ada@example.com">Ada</a> },
						{ display: <a href="#order">#7</a> },
					],
				] }
			/>
		);
		document.addEventListener( 'click', follow );
		fireEvent.click( screen.getByText( 'Today' ) );
		document.removeEventListener( 'click', follow );
		expect(
			follow.mock.calls.map( ( [ { target } ] ) => target )
		).toContain( screen.getByText( '#7' ) );
	} );
} );

describe( 'A row with a link in its header', () => {
	beforeEach( () => {
		onFollow.mockClear();
		open.mockClear();
		document.getSelection()?.removeAllRanges();
	} );

	it( 'follows the link when another cell is clicked', () => {
		setup();
		fireEvent.click( amount() );
		expect( onFollow ).toHaveBeenCalledTimes( 1 );
		expect( open ).not.toHaveBeenCalled();
	} );

	it( 'follows the link once when the link itself is clicked', () => {
		setup();
		fireEvent.click( screen.getByText( 'January' ) );
		expect( onFollow ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [
		[ 'Ctrl', 'click', { ctrlKey: true } ],
		[ 'Cmd', 'click', { metaKey: true } ],
		[ 'the middle button', 'auxclick', { button: 1 } ],
	] )( 'opens a new tab with %s', ( _, type, init ) => {
		setup();
		const { bubbles, cancelable } = { bubbles: true, cancelable: true };
		fireEvent(
			amount(),
			new MouseEvent( type, { bubbles, cancelable, ...init } )
		);
		expect( open ).toHaveBeenCalledWith(
			expect.stringContaining( '#january' ),
			'_blank',
			'noopener'
		);
		expect( onFollow ).not.toHaveBeenCalled();
	} );

	it( 'leaves the right button to the menu of the browser', () => {
		setup();
		fireEvent(
			amount(),
			new MouseEvent( 'auxclick', { bubbles: true, button: 2 } )
		);
		expect( open ).not.toHaveBeenCalled();
	} );

	it( 'leaves clicks on a control to the control', () => {
		setup();
		fireEvent.click( screen.getByRole( 'button', { name: 'Ten' } ) );
		expect( onFollow ).not.toHaveBeenCalled();
	} );

	it( 'stays when the click ends a selection of text', () => {
		setup();
		document.getSelection()?.selectAllChildren( amount() );
		fireEvent.click( amount() );
		expect( onFollow ).not.toHaveBeenCalled();
	} );

	it( 'ignores the totals, the header and rows without a link', () => {
		const { unmount } = setup();
		fireEvent.click( screen.getByText( '$530.01' ) );
		unmount();
		setup( false );
		fireEvent.click( amount() );
		expect( onFollow ).not.toHaveBeenCalled();
		expect( open ).not.toHaveBeenCalled();
	} );
} );
