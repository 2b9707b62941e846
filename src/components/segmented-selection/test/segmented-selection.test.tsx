import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedSelection } from '..';

const options = [
	{ value: 'a', label: 'First' },
	{ value: 'b', label: 'Second' },
	{ value: '', label: 'No value' },
	{ value: 'c', label: '' },
];

it( 'renders a named group of radio buttons', async () => {
	const onSelect = jest.fn();
	render(
		<SegmentedSelection
			name="letter"
			legend="a letter"
			options={ options }
			selected="a"
			onSelect={ onSelect }
		/>
	);
	expect(
		screen.getByRole( 'group', { name: 'a letter' } )
	).toBeInTheDocument();
	expect( screen.getAllByRole( 'radio' ) ).toHaveLength( 2 );
	expect( screen.getByRole( 'radio', { name: 'First' } ) ).toBeChecked();
	await userEvent.click( screen.getByRole( 'radio', { name: 'Second' } ) );
	expect( onSelect ).toHaveBeenCalledWith(
		{ letter: 'b' },
		expect.objectContaining( { type: 'change' } )
	);
} );

it( 'marks the selected option with a decorative check mark', () => {
	render(
		<SegmentedSelection
			name="letter"
			legend="a letter"
			options={ options }
			selected="b"
			onSelect={ () => {} }
		/>
	);
	expect( screen.getByText( '✓' ) ).toHaveAttribute( 'aria-hidden', 'true' );
	expect( screen.getByRole( 'radio', { name: 'Second' } ) ).toBeChecked();
	expect( screen.getByRole( 'radio', { name: 'First' } ) ).not.toBeChecked();
	expect( screen.getByText( '✓' ).closest( 'label' ) ).toHaveTextContent(
		'Second'
	);
} );

it( 'accepts a class name and no selection', () => {
	render(
		<SegmentedSelection
			className="mine"
			name="letter"
			legend="a letter"
			options={ options }
			onSelect={ () => {} }
		/>
	);
	expect( screen.getByRole( 'group' ) ).toHaveClass(
		'woocommerce-segmented-selection mine',
		{ exact: true }
	);
	screen
		.getAllByRole( 'radio' )
		.forEach( ( radio ) => expect( radio ).not.toBeChecked() );
	expect( screen.queryByText( '✓' ) ).not.toBeInTheDocument();
} );

it( 'can be labeled by an existing heading', () => {
	render(
		<>
			<h2 id="heading">a letter</h2>
			<SegmentedSelection
				name="letter"
				legend="a letter"
				aria-labelledby="heading"
				options={ options }
				onSelect={ () => {} }
			/>
		</>
	);
	expect(
		screen.getByRole( 'group', { name: 'a letter' } )
	).toBeInTheDocument();
	expect( screen.getAllByText( 'a letter' ) ).toHaveLength( 1 );
} );

it( 'keeps two groups with the same name separate', () => {
	const group = (
		<SegmentedSelection
			name="letter"
			legend="a letter"
			options={ options }
			selected="a"
			onSelect={ () => {} }
		/>
	);
	render(
		<>
			{ group }
			{ group }
		</>
	);
	const first = screen.getAllByRole( 'radio', { name: 'First' } );
	expect( first ).toHaveLength( 2 );
	first.forEach( ( radio ) => expect( radio ).toBeChecked() );
} );
