import { render, screen } from '@testing-library/react';
import { SlotFillProvider } from '@wordpress/components';
import '@storedeck/data';
import { TaskList } from '../task-list';

const show = ( title: string ) =>
	render(
		<SlotFillProvider>
			<TaskList
				list={ {
					id: 'shipping',
					title,
					tasks: [ { id: 'ship', title: 'Ship', content: '' } ],
				} }
			/>
		</SlotFillProvider>
	);

it.each( [
	[ 'Tools &amp; more', 'Tools & more' ],
	[ '', 'More tasks' ],
] )( 'has a heading for the title %j', ( title, heading ) => {
	show( title );
	expect( screen.getByRole( 'region', { name: heading } ) ).toBeVisible();
	expect(
		screen.getByRole( 'button', { name: `Hide: ${ heading }` } )
	).toBeVisible();
} );
