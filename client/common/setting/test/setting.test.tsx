import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Setting } from '..';
import { toConfig } from '../definitions';

const createOptions = ( count: number ) =>
	Object.fromEntries(
		Array.from( { length: count }, ( _, at ) => [
			`c${ at }`,
			`Country ${ at }`,
		] )
	);

const show = ( count: number, onChange = jest.fn() ) => {
	render(
		<Setting
			config={ toConfig( {
				id: 'countries',
				label: 'Sell to',
				type: 'multiselect',
				default: [],
				options: createOptions( count ),
			} ) }
			value={ [ 'c2' ] }
			isChanged={ false }
			onChange={ onChange }
		/>
	);
	return onChange;
};

it( 'shows a few options as checkboxes', () => {
	show( 5 );
	expect( screen.getAllByRole( 'checkbox' ) ).toHaveLength( 5 );
	expect(
		screen.getByRole( 'checkbox', { name: 'Country 2' } )
	).toBeChecked();
} );

it( 'has no heading for a group whose options a plugin removed', () => {
	render(
		<Setting
			config={ {
				label: 'Statuses',
				inputType: 'checkboxGroup',
				options: [
					{
						key: 'core',
						label: 'Core statuses',
						options: [ { value: 'completed', label: 'Completed' } ],
					},
					{ key: 'custom', label: 'Custom statuses', options: [] },
				],
			} }
			value={ [] }
			isChanged={ false }
			onChange={ jest.fn() }
		/>
	);
	expect( screen.getByText( 'Core statuses' ) ).toBeVisible();
	expect( screen.queryByText( 'Custom statuses' ) ).not.toBeInTheDocument();
} );

it( 'shows many options as a searchable field and keeps the selected ones', async () => {
	const onChange = show( 240 );
	expect( screen.queryByRole( 'checkbox' ) ).not.toBeInTheDocument();
	await userEvent.type(
		screen.getByRole( 'combobox', { name: 'Sell to' } ),
		'Country 199'
	);
	await userEvent.click(
		await screen.findByRole( 'option', { name: 'Country 199' } )
	);
	expect( onChange ).toHaveBeenCalledWith( [ 'c2', 'c199' ] );
} );

describe( 'a choice of many', () => {
	const open = ( options: Record< string, string > ) => {
		const onChange = jest.fn();
		render(
			<Setting
				config={ toConfig( {
					id: 'country',
					label: 'Country',
					type: 'select',
					default: 'c2',
					options,
				} ) }
				value="c2"
				isChanged={ false }
				onChange={ onChange }
			/>
		);
		return { onChange, field: screen.getByRole( 'combobox' ) };
	};

	it( 'is searched by name or code and shows the name of the selected option', async () => {
		const { onChange, field } = open( {
			...createOptions( 240 ),
			'US:CA': 'United States — California',
		} );
		expect( field ).toHaveAccessibleName( 'Country' );
		expect( field ).toHaveValue( 'Country 2' );
		for ( const text of [ 'calif', 'US:CA' ] ) {
			await userEvent.clear( field );
			await userEvent.type( field, text );
			await userEvent.keyboard( '{ArrowDown}{Enter}' );
			expect( onChange ).toHaveBeenLastCalledWith( 'US:CA' );
		}
	} );

	it( 'cannot be emptied with the Backspace key', async () => {
		const { onChange, field } = open( createOptions( 240 ) );
		await userEvent.type( field, '{Backspace}' );
		expect( onChange ).not.toHaveBeenCalled();
	} );

	it( 'of a few options is a list without a search', () => {
		const { field } = open( createOptions( 5 ) );
		expect( field.tagName ).toBe( 'SELECT' );
	} );
} );

it( 'uses the description as the label of a setting without one', () => {
	const definition = { id: 'seq', type: 'checkbox', default: 'no' };
	expect(
		toConfig( { ...definition, label: '', description: 'Sequentially' } )
	).toMatchObject( { label: 'Sequentially', helpText: undefined } );
	expect(
		toConfig( { ...definition, label: 'Coupons', description: 'In order' } )
	).toMatchObject( { label: 'Coupons', helpText: 'In order' } );
	expect( toConfig( definition ) ).toMatchObject( { label: 'seq' } );
} );

it.each( [
	[ 'Enable coupons', 'Enable coupons.', undefined, 'Enable coupons' ],
	[ 'Enable coupons', '', undefined, 'Enable coupons' ],
	[ 'Coupons', 'Accept coupons', 'Accept coupons', 'Accept coupons' ],
] )(
	'shows the label %s and the description %s of a checkbox once',
	( label, description, text, name ) => {
		render(
			<Setting
				config={ toConfig( {
					id: 'coupons',
					label,
					type: 'checkbox',
					description,
				} ) }
				value="no"
				isChanged={ false }
				onChange={ () => {} }
			/>
		);
		expect( screen.getAllByText( label ) ).toHaveLength( 1 );
		expect( screen.getByRole( 'group' ) ).toHaveTextContent(
			text ? `${ label }${ text }` : label,
			{ normalizeWhitespace: true }
		);
		expect( screen.getByRole( 'checkbox', { name } ) ).not.toBeChecked();
	}
);

it( 'keeps a link in the description of a checkbox', () => {
	render(
		<Setting
			config={ toConfig( {
				id: 'tax',
				label: 'Taxes',
				type: 'checkbox',
				description: 'See <a href="https://acme.test/">rates</a>.',
			} ) }
			value="yes"
			isChanged={ false }
			onChange={ () => {} }
		/>
	);
	expect( screen.getByRole( 'link', { name: 'rates' } ) ).toBeVisible();
	expect( screen.getByRole( 'checkbox', { name: 'Taxes' } ) ).toBeChecked();
} );

it( 'shows markup in the help text as links', () => {
	render(
		<Setting
			config={ toConfig( {
				id: 'limit',
				label: 'Limit',
				type: 'text',
				description: 'See <a href="https://acme.test/">R&amp;D</a>.',
			} ) }
			value=""
			isChanged={ false }
			onChange={ () => {} }
		/>
	);
	expect( screen.getByRole( 'link', { name: 'R&D' } ) ).toHaveAttribute(
		'href',
		'https://acme.test/'
	);
	expect( screen.getByRole( 'group' ) ).toHaveTextContent( /See R&D\.$/ );
} );

describe( 'a setting with a control of a plugin', () => {
	it( 'gives it value, label and help text and takes its changes', async () => {
		const onChange = jest.fn();
		render(
			<Setting
				config={ {
					inputType: 'component',
					label: 'Days',
					helpText: 'Closed days.',
					component: ( { value, label, helpText, ...props } ) => (
						<button onClick={ () => props.onChange( 'Sunday' ) }>
							{ `${ label }: ${ value } (${ helpText })` }
						</button>
					),
				} }
				value="Monday"
				isChanged
				onChange={ onChange }
			/>
		);
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Days: Monday (Closed days.)',
			} )
		);
		expect( onChange ).toHaveBeenCalledWith( 'Sunday' );
		expect( screen.getByText( 'Unsaved' ) ).toBeVisible();
	} );
} );

it.each( [
	[ 'text', 'Berlin', 'text' ],
	[ 'number', 7, 'number' ],
	[ 'password', '', 'password' ],
] )( 'shows a %s as a field that is typed into', async ( type, value, is ) => {
	const onChange = jest.fn();
	render(
		<Setting
			config={ toConfig( {
				id: 'x',
				label: 'Field',
				type,
				default: '',
			} ) }
			value={ value }
			isChanged={ false }
			error="Type something else."
			onChange={ onChange }
		/>
	);
	const field = screen.getByLabelText( 'Field', { selector: 'input' } );
	expect( field ).toHaveAttribute( 'type', is );
	expect( field ).toHaveDisplayValue( String( value ) );
	expect( field.getAttribute( 'autocomplete' ) ).toBe(
		type === 'password' ? 'new-password' : null
	);
	await userEvent.type( field, '1' );
	expect( onChange ).toHaveBeenCalledWith( `${ value }1` );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Type something else.'
	);
	expect( screen.queryByText( 'Unsaved' ) ).not.toBeInTheDocument();
} );

it.each( [
	[ true, true ],
	[ 'yes', true ],
	[ 'no', false ],
	[ undefined, false ],
] )( 'shows a checkbox of %p as checked: %p', ( value, isChecked ) => {
	render(
		<Setting
			config={ toConfig( {
				id: 'x',
				label: 'Coupons',
				type: 'checkbox',
				default: 'no',
			} ) }
			value={ value }
			isChanged={ false }
			onChange={ () => {} }
		/>
	);
	expect(
		screen
			.getByRole( 'checkbox', { name: 'Coupons' } )
			.matches( ':checked' )
	).toBe( isChecked );
} );

it( 'adds and removes an option of a few', async () => {
	const onChange = show( 3 );
	await userEvent.click(
		screen.getByRole( 'checkbox', { name: 'Country 1' } )
	);
	expect( onChange ).toHaveBeenLastCalledWith( [ 'c2', 'c1' ] );
	await userEvent.click(
		screen.getByRole( 'checkbox', { name: 'Country 2' } )
	);
	expect( onChange ).toHaveBeenLastCalledWith( [] );
} );
