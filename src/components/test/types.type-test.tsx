/* Types that callers rely on, checked by the compiler only. */
import { updateQueryString } from '@storedeck/navigation';
import { Chart } from '../chart';
import type { DateRangeFilterPickerProps } from '../date-range-filter-picker/types';

export const select: DateRangeFilterPickerProps[ 'onRangeSelect' ] =
	updateQueryString;

export const chart = <Chart data={ [] } valueType="currency" />;

// @ts-expect-error No type of values.
export const mistyped = <Chart data={ [] } valueType="money" />;
