import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from '@wordpress/element';
import { toStoreMoment } from '@storedeck/date';
import { DateRange, DateRangeFilterPicker } from '.';
import type { DateRangeProps, PickerDateQuery } from '.';

const dateQuery: PickerDateQuery = {
	period: 'month',
	compare: 'previous_year',
	primaryDate: { label: 'Month to date', range: 'Mar 1 - 5, 2022' },
	secondaryDate: { label: 'Previous year', range: 'Mar 1 - 5, 2021' },
};

type Range = Omit< DateRangeProps, 'onUpdate' | 'shortDateFormat' >;

function DateRangeWithState( { initial }: { initial: Range } ) {
	const [ range, setRange ] = useState( initial );
	return (
		<DateRange
			{ ...range }
			shortDateFormat="MM/DD/YYYY"
			onUpdate={ ( update ) =>
				setRange( ( earlier ) => ( { ...earlier, ...update } ) )
			}
		/>
	);
}

const meta: Meta< typeof DateRangeFilterPicker > = {
	component: DateRangeFilterPicker,
	subcomponents: { DateRange },
};
export default meta;

type Story = StoryObj< typeof DateRangeFilterPicker >;

export const Closed: Story = { args: { dateQuery, onRangeSelect: () => {} } };

export const WithoutAComparison: Story = {
	name: 'Without a comparison',
	args: {
		dateQuery: { ...dateQuery, compare: 'none' },
		onRangeSelect: () => {},
	},
};

export const DateRangeStory: Story = {
	name: 'Date range',
	render: () => <DateRangeWithState initial={ {} } />,
};

export const DateRangeWithDates: Story = {
	name: 'Date range with dates',
	render: () => (
		<DateRangeWithState
			initial={ {
				after: toStoreMoment( '2022-03-07' ),
				afterText: '03/07/2022',
				before: toStoreMoment( '2022-03-16' ),
				beforeText: '03/16/2022',
			} }
		/>
	),
};

export const DateRangeWithInvalidDates: Story = {
	name: 'Date range with invalid dates',
	render: () => (
		<DateRangeWithState
			initial={ {
				after: null,
				afterText: '13/45/2022',
				afterError: 'Invalid date',
				before: null,
				beforeText: '03/16/2999',
				beforeError: 'Select a date in the past',
			} }
		/>
	),
};
