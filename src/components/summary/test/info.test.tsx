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

	it( 'opens on a tap on the icon without following the link', () => {
		jest.useFakeTimers();
		const icon = setup( props );
		const before = window.location.href;
		fireEvent.mouseOver( icon );
		// The default action, to follow the link, is prevented.
		const isLink = icon.closest( 'a' ) !== null;
		expect( fireEvent.click( icon ) ).toBe( ! isLink );
		expect( box() ).toHaveTextContent( TEXT );
		expect( window.location.href ).toBe( before );
		expect( onLink ).not.toHaveBeenCalled();
		expect( onToggle ).not.toHaveBeenCalled();
		fireEvent.mouseOut( icon );
		act( () => jest.advanceTimersByTime( 300 ) );
		expect( box() ).not.toBeNull();
		fireEvent.pointerDown( document.body );
		expect( box() ).toBeNull();
		jest.useRealTimers();
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

	it( 'stays for 200 ms after the pointer has left', () => {
		const icon = setup();
		fireEvent.mouseOver( icon );
		fireEvent.mouseOut( icon );
		act( () => jest.advanceTimersByTime( 199 ) );
		expect( box() ).not.toBeNull();
		act( () => jest.advanceTimersByTime( 1 ) );
		expect( box() ).toBeNull();
	} );

	it( 'counts the time from the last movement', () => {
		const icon = setup();
		fireEvent.mouseOver( icon );
		fireEvent.mouseOut( icon );
		act( () => jest.advanceTimersByTime( 150 ) );
		fireEvent.mouseOut( icon );
		act( () => jest.advanceTimersByTime( 150 ) );
		expect( box() ).not.toBeNull();
		press( 'Escape' );
	} );

	it( 'stays pinned while the pointer enters and leaves its text', () => {
		const icon = setup();
		fireEvent.click( icon );
		fireEvent.mouseEnter( box() as Element );
		fireEvent.mouseLeave( box() as Element );
		wait();
		expect( box() ).not.toBeNull();
		press( 'Escape' );
	} );

	it( 'is not pinned any more after the focus has left', () => {
		const icon = setup();
		fireEvent.click( icon );
		fireEvent.blur( icon );
		expect( box() ).toBeNull();
		fireEvent.mouseOver( icon );
		fireEvent.mouseOut( icon );
		wait();
		expect( box() ).toBeNull();
	} );

	it( 'opens only at the icon of a link, and only with keyboard focus', () => {
		setup( { href: 'admin.php?path=/x' } );
		const label = screen.getByText( 'Net sales' );
		fireEvent.mouseOver( label );
		expect( box() ).toBeNull();
		const matches = jest
			.spyOn( Element.prototype, 'matches' )
			.mockReturnValue( false );
		fireEvent.focus( label.closest( 'a' ) as Element );
		matches.mockRestore();
		expect( box() ).toBeNull();
	} );

	it( 'stays when the pointer leaves another part of the card', () => {
		const icon = setup( { href: 'admin.php?path=/x' } );
		fireEvent.mouseOver( icon );
		fireEvent.mouseOut( screen.getByText( 'Net sales' ) );
		wait();
		expect( box() ).not.toBeNull();
		press( 'Escape' );
	} );

	it( 'is hidden from assistive technology, which reads the description', () => {
		fireEvent.mouseOver( setup() );
		expect( box() ).toHaveAttribute( 'aria-hidden', 'true' );
		press( 'Escape' );
	} );

	it( 'hides when its text is removed', () => {
		const card = ( text?: string ) => (
			<ul>
				<SummaryNumber
					label="Net sales"
					href="admin.php?path=/x"
					labelTooltipText={ text }
				/>
			</ul>
		);
		const { container, rerender } = render( card( TEXT ) );
		fireEvent.mouseOver(
			container.querySelector(
				'.woocommerce-summary__info-tooltip'
			) as Element
		);
		expect( box() ).not.toBeNull();
		rerender( card() );
		expect( box() ).toBeNull();
		press( 'Escape' );
		expect( onKey ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leaves nothing behind when it is removed', () => {
		const { container, unmount } = render(
			<ul>
				<SummaryNumber label="Net sales" labelTooltipText={ TEXT } />
			</ul>
		);
		const icon = container.querySelector( 'button' ) as Element;
		fireEvent.mouseOver( icon );
		fireEvent.mouseOut( icon );
		unmount();
		expect( jest.getTimerCount() ).toBe( 0 );
		press( 'Escape' );
		expect( onKey ).toHaveBeenCalledTimes( 1 );
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
