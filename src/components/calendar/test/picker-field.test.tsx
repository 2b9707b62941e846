import { createRef } from 'react';
import {
	act,
	createEvent,
	fireEvent,
	render,
	screen,
} from '@testing-library/react';
import type { Moment } from 'moment';
import { PickerField } from '../picker-field';
import { toNoonMoment } from '../typed-day';
import { useFocusOutside } from '../use-focus-outside';

const handlers = {
	onFocus: jest.fn(),
	onType: jest.fn(),
	onEnterCalendar: jest.fn(),
	onHelp: jest.fn(),
	onEscape: jest.fn(),
};
const onOuterKey = jest.fn();

const renderField = ( date: Moment | null, isOpen = false ) => (
	<div role="presentation" onKeyDown={ ( { key } ) => onOuterKey( key ) }>
		<PickerField
			inputRef={ null }
			label="Day"
			date={ date }
			displayFormat="MM/DD/YYYY"
			isOpen={ isOpen }
			{ ...handlers }
		/>
	</div>
);
const field = () => screen.getByRole( 'textbox', { name: 'Day' } );
const type = ( value: string ) =>
	fireEvent.change( field(), { target: { value } } );
/** Returns whether the key was left to the browser. */
const press = ( init: KeyboardEventInit, time = 0 ) => {
	const event = createEvent.keyDown( field(), init );
	Object.defineProperty( event, 'timeStamp', { value: time } );
	return fireEvent( field(), event );
};

beforeEach( () => jest.clearAllMocks() );

describe( 'text', () => {
	it( 'stays as typed until the field loses focus', () => {
		const { rerender } = render( renderField( null ) );
		act( () => field().focus() );
		type( '2018-04-05' );
		expect( handlers.onType.mock.calls ).toEqual( [ [ '2018-04-05' ] ] );
		rerender( renderField( toNoonMoment( '2018-04-05' ) ) );
		expect( field() ).toHaveValue( '2018-04-05' );
		act( () => field().blur() );
		expect( field() ).toHaveValue( '04/05/2018' );
	} );

	it( 'is invalid only while it is no date and not empty', () => {
		const { container } = render( renderField( null ) );
		const box = container.querySelector( '.woocommerce-calendar__input' );
		const format = screen.getByText( 'Date format: MM/DD/YYYY' );
		for ( const [ text, isInvalid ] of [
			[ '4/', true ],
			[ '  ', false ],
			[ 'x', true ],
			[ '', false ],
		] as const ) {
			type( text );
			expect( field() ).toHaveAttribute(
				'aria-invalid',
				String( isInvalid )
			);
			expect( box?.classList.contains( 'is-invalid' ) ).toBe( isInvalid );
			// The format is visible when the placeholder is not.
			expect( format.classList.contains( 'screen-reader-text' ) ).toBe(
				! isInvalid
			);
			expect( field() ).toHaveAccessibleDescription(
				`Date format: MM/DD/YYYY${ isInvalid ? ' Invalid date' : '' }`
			);
			expect(
				container.querySelector( '[aria-live="polite"]' )
			).toHaveTextContent( isInvalid ? 'Invalid date' : '' );
		}
	} );

	it( 'never contains a question mark', () => {
		render( renderField( null ) );
		type( '04?' );
		expect( handlers.onHelp ).toHaveBeenCalledTimes( 1 );
		expect( handlers.onType ).not.toHaveBeenCalled();
		expect( field() ).toHaveValue( '' );
	} );
} );

describe( 'keys', () => {
	it( 'closes with Escape only if the calendar is open', () => {
		const { rerender } = render( renderField( null ) );
		expect( press( { key: 'Escape' } ) ).toBe( true );
		expect( onOuterKey.mock.calls ).toEqual( [ [ 'Escape' ] ] );
		expect( handlers.onEscape ).not.toHaveBeenCalled();
		rerender( renderField( null, true ) );
		expect( press( { key: 'Escape' } ) ).toBe( false );
		expect( onOuterKey ).toHaveBeenCalledTimes( 1 );
		expect( handlers.onEscape ).toHaveBeenCalledTimes( 1 );
		expect( press( { key: 'a' } ) ).toBe( true );
		expect( handlers.onEscape ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'handles Down and a question mark, held down at most every 300 ms', () => {
		render( renderField( null ) );
		expect( press( { key: 'ArrowDown' }, 1000 ) ).toBe( false );
		expect( press( { key: '?' }, 1299 ) ).toBe( false );
		expect( handlers.onEnterCalendar ).toHaveBeenCalledTimes( 1 );
		expect( handlers.onHelp ).not.toHaveBeenCalled();
		expect( press( { key: '?' }, 1300 ) ).toBe( false );
		expect( handlers.onHelp ).toHaveBeenCalledTimes( 1 );
	} );

	it.each( [ 'altKey', 'ctrlKey', 'metaKey' ] )(
		'ignores keys with %s',
		( modifier ) => {
			render( renderField( null ) );
			expect( press( { key: 'ArrowDown', [ modifier ]: true } ) ).toBe(
				true
			);
			expect( handlers.onEnterCalendar ).not.toHaveBeenCalled();
		}
	);
} );

describe( 'focus', () => {
	const onFocusOutside = jest.fn();

	function Fields( { hasPopover = true } ) {
		const contents = createRef< HTMLDivElement >();
		const onBlur = useFocusOutside( contents, onFocusOutside );
		return (
			<>
				<div>
					<div onBlur={ onBlur }>
						<input aria-label="First" />
						<input aria-label="Second" />
					</div>
				</div>
				{ hasPopover && (
					<div className="components-popover">
						<div ref={ contents } />
						<button>Close</button>
					</div>
				) }
				<button>After</button>
			</>
		);
	}
	const move = ( from: HTMLElement, to: HTMLElement ) => {
		act( () => from.focus() );
		act( () => to.focus() );
		act( () => jest.runAllTimers() );
	};
	const first = () => screen.getByLabelText( 'First' );

	beforeEach( () => {
		jest.useFakeTimers();
		jest.spyOn( document, 'hasFocus' ).mockReturnValue( true );
	} );
	afterEach( () => {
		jest.useRealTimers();
		jest.restoreAllMocks();
	} );

	it( 'is outside only when it has left the fields and the popover', () => {
		const { rerender } = render( <Fields /> );
		move( first(), screen.getByLabelText( 'Second' ) );
		move( first(), screen.getByText( 'Close' ) );
		expect( onFocusOutside ).not.toHaveBeenCalled();
		move( first(), screen.getByText( 'After' ) );
		expect( onFocusOutside ).toHaveBeenCalledTimes( 1 );
		rerender( <Fields hasPopover={ false } /> );
		move( first(), screen.getByText( 'After' ) );
		expect( onFocusOutside ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is not outside when it has moved to another window', () => {
		jest.mocked( document.hasFocus ).mockReturnValue( false );
		render( <Fields /> );
		move( first(), screen.getByText( 'After' ) );
		expect( onFocusOutside ).not.toHaveBeenCalled();
	} );

	it( 'is not checked after the fields have been removed', () => {
		const { unmount } = render( <Fields /> );
		act( () => first().focus() );
		act( () => screen.getByText( 'After' ).focus() );
		unmount();
		jest.runAllTimers();
		expect( onFocusOutside ).not.toHaveBeenCalled();
	} );
} );
