import { toStoreMoment } from '@storedeck/date';
import { DateRangePicker } from '.';
import type { DateRangePickerProps } from '.';
import { WithState } from '../gallery/with-state';
import type { Stories } from '../gallery/types';
import type { PickedDates } from '../range-calendar';

type Input = DateRangePickerProps[ 'focusedInput' ];

function Shown( {
	dates = { startDate: null, endDate: null },
	input = null,
	...props
}: Partial< DateRangePickerProps > & { dates?: PickedDates; input?: Input } ) {
	return (
		// Room for the calendar below the fields.
		<div style={ input ? { minHeight: 480 } : undefined }>
			<WithState initial={ dates }>
				{ ( held, setHeld ) => (
					<WithState< Input > initial={ input }>
						{ ( focusedInput, setInput ) => (
							<DateRangePicker
								{ ...held }
								displayFormat="MM/DD/YYYY"
								isOutsideRange={ () => false }
								{ ...props }
								focusedInput={ focusedInput }
								onDatesChange={ setHeld }
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
		Closed: () => <Shown />,
		'Can be cleared': () => <Shown dates={ march() } showClearDates />,
		Disabled: () => <Shown dates={ march() } disabled />,
		Open: () => <Shown dates={ march() } input="endDate" />,
		'Open, two months': () => (
			<Shown dates={ march() } input="startDate" numberOfMonths={ 2 } />
		),
	},
};
export default stories;
