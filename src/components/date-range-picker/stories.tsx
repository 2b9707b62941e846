import { toStoreMoment } from '@storedeck/date';
import { DateRangePicker } from '.';
import type { DateRangePickerProps } from '.';
import { WithState } from '../gallery/with-state';
import type { Stories } from '../gallery/types';
import type { PickedDates } from '../range-calendar';

type Input = DateRangePickerProps[ 'focusedInput' ];

function PickerWithState( {
	dates = { startDate: null, endDate: null },
	input = null,
	...props
}: Partial< DateRangePickerProps > & { dates?: PickedDates; input?: Input } ) {
	return (
		// Reserves space for the calendar popover.
		<div style={ input ? { minHeight: 480 } : undefined }>
			<WithState initial={ dates }>
				{ ( currentDates, setCurrentDates ) => (
					<WithState< Input > initial={ input }>
						{ ( focusedInput, setInput ) => (
							<DateRangePicker
								{ ...currentDates }
								displayFormat="MM/DD/YYYY"
								isOutsideRange={ () => false }
								{ ...props }
								focusedInput={ focusedInput }
								onDatesChange={ setCurrentDates }
								onFocusChange={ setInput }
							/>
						) }
					</WithState>
				) }
			</WithState>
		</div>
	);
}

const march = () => ( {
	startDate: toStoreMoment( '2022-03-07' ),
	endDate: toStoreMoment( '2022-03-16' ),
} );

const stories: Stories = {
	components: [ 'DateRangePicker' ],
	stories: {
		Closed: () => <PickerWithState />,
		'With a clear button': () => (
			<PickerWithState dates={ march() } showClearDates />
		),
		Disabled: () => <PickerWithState dates={ march() } disabled />,
		Open: () => <PickerWithState dates={ march() } input="endDate" />,
		'Open with two months': () => (
			<PickerWithState
				dates={ march() }
				input="startDate"
				numberOfMonths={ 2 }
			/>
		),
	},
};
export default stories;
