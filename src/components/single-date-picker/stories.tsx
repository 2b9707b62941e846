import { toStoreMoment } from '@storedeck/date';
import type { Moment } from 'moment';
import { SingleDatePicker } from '.';
import type { SingleDatePickerProps } from '.';
import { WithState } from '../gallery/with-state';
import type { Stories } from '../gallery/types';

function PickerWithState( {
	initial = null,
	isOpen = false,
	...props
}: Partial< SingleDatePickerProps > & {
	initial?: Moment | null;
	isOpen?: boolean;
} ) {
	return (
		// Reserves space for the calendar popover.
		<div style={ isOpen ? { minHeight: 480 } : undefined }>
			<WithState< Moment | null > initial={ initial }>
				{ ( date, setDate ) => (
					<WithState initial={ isOpen }>
						{ ( focused, setFocused ) => (
							<SingleDatePicker
								displayFormat="MM/DD/YYYY"
								isOutsideRange={ () => false }
								{ ...props }
								date={ date }
								onDateChange={ setDate }
								focused={ focused }
								onFocusChange={ ( change ) =>
									setFocused( change.focused )
								}
							/>
						) }
					</WithState>
				) }
			</WithState>
		</div>
	);
}

const stories: Stories = {
	components: [ 'SingleDatePicker' ],
	stories: {
		Closed: () => <PickerWithState />,
		'With a clear button': () => (
			<PickerWithState
				initial={ toStoreMoment( '2022-03-09' ) }
				showClearDate
			/>
		),
		Disabled: () => (
			<PickerWithState
				initial={ toStoreMoment( '2022-03-09' ) }
				disabled
			/>
		),
		Open: () => (
			<PickerWithState initial={ toStoreMoment( '2022-03-09' ) } isOpen />
		),
		'Open with unavailable weekends': () => (
			<PickerWithState
				initial={ toStoreMoment( '2022-03-09' ) }
				isOpen
				isDayBlocked={ ( date ) => date.day() % 6 === 0 }
			/>
		),
	},
};
export default stories;
