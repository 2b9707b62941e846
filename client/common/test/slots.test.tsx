import { render, screen } from '@testing-library/react';
import { putHostOnPage } from './host-on-page';

type Slots = typeof import('../slots');

const page = window as Window & { wp?: unknown };

/** A page that has just begun. */
function begin(): Slots {
	let slots: Slots | undefined;
	jest.isolateModules( () => {
		slots = jest.requireActual< Slots >( '../slots' );
	} );
	return slots as Slots;
}

const Example = ( { SlotFillProvider, Slot, Fill }: Slots ) => (
	<SlotFillProvider>
		<Slot name="place" fillProps={ { who: 'Ada' } }>
			{ ( fills ) =>
				Array.isArray( fills ) && fills.length ? fills : 'nobody'
			}
		</Slot>
		<Fill name="place">
			{ ( { who }: { who?: string } ) => <b>{ who }</b> }
		</Fill>
	</SlotFillProvider>
);

afterEach( () => delete page.wp );

it( 'is the host’s where the page has it from the start', () => {
	putHostOnPage();
	render( <Example { ...begin() } /> );
	expect( screen.getByText( 'Ada' ) ).toBeVisible();
} );

it( 'shows what stands in an empty slot where it comes later', () => {
	const slots = begin();
	const { container, rerender } = render( <Example { ...slots } /> );
	expect( container ).toHaveTextContent( 'nobody' );
	// What is there stays as it is.
	putHostOnPage();
	rerender( <Example { ...slots } /> );
	expect( container ).toHaveTextContent( 'nobody' );
} );
