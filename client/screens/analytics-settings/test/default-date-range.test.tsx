import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { DefaultDateRange } from '../default-date-range';

const onChange = jest.fn();

function Held( { initial }: { initial: string } ) {
	const [ value, setValue ] = useState< unknown >( initial );
	return (
		<DefaultDateRange
			label="Default date range"
			value={ value }
			onChange={ ( next ) => {
				onChange( next );
				setValue( next );
			} }
		/>
	);
}

const user = userEvent.setup( { delay: null } );
const button = () => screen.getByRole( 'button', { name: /Date Range/ } );
async function open( initial: string ) {
	render( <Held initial={ initial } /> );
	await user.click( button() );
	await screen.findByRole( 'button', { name: 'Update' } );
}
const press = ( name: string ) =>
	user.click( screen.getByRole( 'radio', { name } ) );
const update = () =>
	user.click( screen.getByRole( 'button', { name: 'Update' } ) );

beforeEach( () => {
	onChange.mockClear();
	window.storedeckSettings = { timeZone: 'UTC', startOfWeek: 1 };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it.each( [
	[ 'Last 7 days', 'last_7_days' ],
	[ 'Last 30 days', 'last_30_days' ],
	[ 'Last 90 days', 'last_90_days' ],
	[ 'Last 365 days', 'last_365_days' ],
] )( 'selects %s without a comparison', async ( name, period ) => {
	await open( 'period=month&amp;compare=previous_year' );
	expect(
		screen.getByRole( 'radio', { name: 'Month to date' } )
	).toBeChecked();
	await press( name );
	await press( 'No comparison' );
	await update();
	expect( onChange ).toHaveBeenCalledWith(
		`period=${ period }&compare=none`
	);
	expect( button() ).toHaveTextContent(
		new RegExp( `${ name } \\(.*No comp` )
	);
} );

it( 'selects the same weekdays', async () => {
	await open( 'period=last_7_days&compare=none' );
	expect(
		screen.getByRole( 'radio', { name: 'No comparison' } )
	).toBeChecked();
	await press( 'Same weekdays last year' );
	await update();
	expect( onChange ).toHaveBeenCalledWith(
		'period=last_7_days&compare=same_weekdays'
	);
	expect( button() ).toHaveTextContent( /vs\. Same weekdays last year/ );
} );

it( 'shows the default for an invalid value', async () => {
	await open( 'period=fortnight' );
	expect( button() ).toHaveTextContent( /Month to date/ );
	expect( screen.getByRole( 'button', { name: 'Update' } ) ).toBeDisabled();
	await press( 'Today' );
	await press( 'Previous year' );
	await update();
	expect( onChange ).toHaveBeenCalledWith(
		'period=today&compare=previous_year'
	);
} );
