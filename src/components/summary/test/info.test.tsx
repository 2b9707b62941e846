import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SummaryNumber } from '..';
import type { SummaryNumberProps } from '..';

const TEXT = 'What is left after returns.';

const setup = ( props: Partial< SummaryNumberProps > = {} ) => {
	const { container } = render(
		<>
			<ul>
				<SummaryNumber
					label="Net sales"
					value="$7.00"
					labelTooltipText={ TEXT }
					{ ...props }
				/>
			</ul>
			<button>After</button>
		</>
	);
	return container.querySelector(
		'.woocommerce-summary__info-tooltip'
	) as Element;
};

const box = () =>
	document.querySelector( '.woocommerce-summary__info-popover' );

const onLink = jest.fn();
const onToggle = jest.fn();

beforeEach( () => {
	onLink.mockClear();
	onToggle.mockClear();
} );

describe.each( [
	[ 'a link', { href: 'admin.php?path=/x', onLinkClickCallback: onLink } ],
	[ 'a button', { onToggle } ],
	[ 'neither', {} ],
] )( 'description of a card that is %s', ( _kind, props ) => {
	const stop = () =>
		screen.getByText( 'Net sales' ).closest( 'a, button' ) ??
		screen.getByRole( 'button', { name: 'About Net sales' } );

	it( 'describes the card and is not part of its name', () => {
		const icon = setup( props );
		expect( stop() ).toHaveAccessibleDescription( TEXT );
		expect( stop() ).not.toHaveAccessibleName( new RegExp( TEXT ) );
		expect( icon ).not.toHaveAttribute( 'title' );
		expect(
			stop().querySelector( 'a, button, [tabindex]' )
		).not.toBeInTheDocument();
		expect( box() ).toBeNull();
	} );

	it( 'opens on a tap on the icon without following the link', async () => {
		const icon = setup( props );
		const before = window.location.href;
		await userEvent.click( icon );
		expect( box() ).toHaveTextContent( TEXT );
		expect( window.location.href ).toBe( before );
		expect( onLink ).not.toHaveBeenCalled();
		expect( onToggle ).not.toHaveBeenCalled();
		fireEvent.mouseOut( icon );
		await new Promise( ( resolve ) => setTimeout( resolve, 300 ) );
		expect( box() ).not.toBeNull();
		fireEvent.pointerDown( document.body );
		expect( box() ).toBeNull();
	} );

	it( 'opens on focus and closes with Escape or Tab', async () => {
		const onKey = jest.fn();
		document.body.addEventListener( 'keydown', onKey );
		setup( props );
		await userEvent.tab();
		expect( stop() ).toHaveFocus();
		expect( box() ).toHaveTextContent( TEXT );
		onKey.mockClear();
		await userEvent.keyboard( '{Escape}' );
		expect( box() ).toBeNull();
		expect( onKey ).not.toHaveBeenCalled();
		document.body.removeEventListener( 'keydown', onKey );
		await userEvent.tab();
		await userEvent.tab( { shift: true } );
		expect( box() ).not.toBeNull();
		await userEvent.tab();
		expect( box() ).toBeNull();
	} );

	it( 'opens while the pointer is on the icon or the popover', () => {
		jest.useFakeTimers();
		try {
			const icon = setup( props );
			fireEvent.mouseOver( icon );
			expect( box() ).not.toBeNull();
			fireEvent.mouseOut( icon );
			fireEvent.mouseEnter( box() as Element );
			act( () => jest.advanceTimersByTime( 1000 ) );
			expect( box() ).not.toBeNull();
			fireEvent.mouseLeave( box() as Element );
			act( () => jest.advanceTimersByTime( 1000 ) );
			expect( box() ).toBeNull();
		} finally {
			jest.useRealTimers();
		}
	} );
} );

describe( 'an open description', () => {
	const onKey = jest.fn();
	const press = ( key: string ) =>
		fireEvent.keyDown( document.body, { key } );
	const wait = () => act( () => jest.advanceTimersByTime( 1000 ) );

	beforeEach( () => {
		jest.useFakeTimers();
		onKey.mockClear();
		document.body.addEventListener( 'keydown', onKey );
	} );
	afterEach( () => {
		document.body.removeEventListener( 'keydown', onKey );
		jest.useRealTimers();
	} );

	it( 'stays when other keys are pressed, which reach the page', () => {
		fireEvent.mouseOver( setup() );
		press( 'a' );
		expect( box() ).not.toBeNull();
		expect( onKey ).toHaveBeenCalledTimes( 1 );
		press( 'Escape' );
		expect( box() ).toBeNull();
	} );

	it( 'stays while the icon or its text is pressed', () => {
		const icon = setup();
		fireEvent.mouseOver( icon );
		fireEvent.pointerDown( icon );
		expect( box() ).not.toBeNull();
		fireEvent.pointerDown( box() as Element );
		expect( box() ).not.toBeNull();
		fireEvent.pointerDown( document.body );
		expect( box() ).toBeNull();
	} );

	it( 'leaves Escape to the page before it opens and after it has closed', () => {
		const icon = setup();
		press( 'Escape' );
		expect( onKey ).toHaveBeenCalledTimes( 1 );
		fireEvent.mouseOver( icon );
		press( 'Escape' );
		expect( onKey ).toHaveBeenCalledTimes( 1 );
		expect( box() ).toBeNull();
		press( 'Escape' );
		expect( onKey ).toHaveBeenCalledTimes( 2 );
	} );

	it.each( [
		[ 'Escape', () => press( 'Escape' ) ],
		[ 'a tap elsewhere', () => fireEvent.pointerDown( document.body ) ],
	] )( 'follows the pointer again after %s', ( _how, close ) => {
		const icon = setup();
		fireEvent.click( icon );
		close();
		expect( box() ).toBeNull();
		fireEvent.mouseOver( icon );
		expect( box() ).not.toBeNull();
		fireEvent.mouseOut( icon );
		wait();
		expect( box() ).toBeNull();
	} );
} );
