import { useEffect, useRef } from '@wordpress/element';
import { toStoreMoment } from '@storedeck/date';
import type { ReactNode } from 'react';
import { DatePicker } from '.';
import type { DatePickerProps, PickedDate } from '.';
import { WithState } from '../gallery/with-state';
import type { Stories } from '../gallery/types';

function PickerWithState( {
	initial = { date: null, text: '', error: null },
	...props
}: Partial< DatePickerProps > & { initial?: PickedDate } ) {
	return (
		<WithState initial={ initial }>
			{ ( picked, setPicked ) => (
				<DatePicker
					dateFormat="MM/DD/YYYY"
					{ ...picked }
					{ ...props }
					onUpdate={ setPicked }
				/>
			) }
		</WithState>
	);
}

/** Focuses the field to open the calendar, and reserves space for it. */
function OpenOnMount( { children }: { children: ReactNode } ) {
	const place = useRef< HTMLDivElement >( null );
	useEffect( () => {
		place.current?.querySelector( 'input' )?.focus();
	}, [] );
	return (
		<div ref={ place } style={ { minHeight: 440 } }>
			{ children }
		</div>
	);
}

const chosen = (): PickedDate => ( {
	date: toStoreMoment( '2022-03-09' ),
	text: '03/09/2022',
	error: null,
} );

const stories: Stories = {
	components: [ 'DatePicker' ],
	stories: {
		Empty: () => <PickerWithState />,
		Invalid: () => (
			<PickerWithState
				initial={ {
					date: null,
					text: 'tomorrow',
					error: 'Invalid date',
				} }
			/>
		),
		Disabled: () => <PickerWithState initial={ chosen() } disabled />,
		Open: () => (
			<OpenOnMount>
				<PickerWithState
					initial={ chosen() }
					isInvalidDate={ ( date ) => date.getDate() > 20 }
				/>
			</OpenOnMount>
		),
	},
};
export default stories;
