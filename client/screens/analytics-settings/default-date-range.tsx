import { DateRangeFilterPicker } from '@storedeck/components';
import { getCurrentDates, getDateParamsFromQuery } from '@storedeck/date';
import type { ControlProps } from '../../common/setting/types';

/** The value is a query string, `period=month&compare=previous_year`. */
const toText = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** The period of reports whose URL has none. */
export function DefaultDateRange( { value, onChange }: ControlProps ) {
	const range = toText( value );
	const { primary, secondary } = getCurrentDates( {}, range );
	return (
		<DateRangeFilterPicker
			dateQuery={ {
				...getDateParamsFromQuery( {}, range ),
				primaryDate: primary,
				secondaryDate: secondary,
			} }
			onRangeSelect={ ( selected ) =>
				onChange(
					new URLSearchParams(
						Object.entries( selected ).filter(
							( entry ): entry is [ string, string ] =>
								entry[ 1 ] !== undefined
						)
					).toString()
				)
			}
		/>
	);
}
