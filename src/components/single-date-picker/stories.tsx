import { toStoreMoment } from '@storedeck/date';
import type { Moment } from 'moment';
import { SingleDatePicker } from '.';
import type { SingleDatePickerProps } from '.';
import { WithState } from '../gallery/with-state';
import type { Stories } from '../gallery/types';

function Shown( {
	initial = null,
	isOpen = false,
	...props
}: Partial< SingleDatePickerProps > & {
	initial?: Moment | null;
	isOpen?: boolean;
} ) {
	return (
		// Room for the calendar below the field.
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
		Closed: () => <Shown />,
		'Can be cleared': () => (
			<Shown initial={ toStoreMoment( '2022-03-09' ) } showClearDate />
		),
		Disabled: () => (
			<Shown initial={ toStoreMoment( '2022-03-09' ) } disabled />
		),
		Open: () => <Shown initial={ toStoreMoment( '2022-03-09' ) } isOpen />,
		'Open, weekends are taken': () => (
			<Shown
				initial={ toStoreMoment( '2022-03-09' ) }
				isOpen
				isDayBlocked={ ( date ) => date.day() % 6 === 0 }
			/>
		),
	},
};
export default stories;
