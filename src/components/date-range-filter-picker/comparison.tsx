import { useEffect, useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { comparisons, getDateInputFormat } from '@storedeck/date';
import { H } from '../section';
import { SegmentedSelection } from '../segmented-selection';
import type { DateSelection } from './date-selection';
import { DateRange } from './date-range';

interface Props {
	selection: DateSelection;
	isInvalidDate: ( date: Date ) => boolean;
	onUpdate: ( changes: Partial< DateSelection > ) => void;
	onComparisonUpdate: (
		changes: Partial< DateSelection[ 'comparisonRange' ] >
	) => void;
}

/** The comparison options, with date fields for a custom comparison. */
export function Comparison( {
	selection: { compare, comparisonRange },
	isInvalidDate,
	onUpdate,
	onComparisonUpdate,
}: Props ) {
	const id = useId();
	const fields = useRef< HTMLDivElement >( null );
	const [ isChosen, setIsChosen ] = useState( false );

	// The fields that a choice adds may be below the visible part.
	useEffect( () => {
		if ( isChosen ) {
			fields.current?.scrollIntoView?.( { block: 'nearest' } );
		}
	}, [ isChosen ] );

	return (
		<div className="woocommerce-filters-date__comparison">
			<H id={ id } className="woocommerce-filters-date__text">
				{ __( 'compare to', 'storedeck' ) }
			</H>
			<SegmentedSelection
				name="compare"
				legend={ __( 'compare to', 'storedeck' ) }
				aria-labelledby={ id }
				options={ comparisons }
				selected={ compare }
				onSelect={ ( changes ) => {
					setIsChosen( changes.compare === 'custom' );
					onUpdate( changes );
				} }
			/>
			{ compare === 'custom' && (
				<div
					ref={ fields }
					role="group"
					aria-label={ __( 'Comparison date range', 'storedeck' ) }
				>
					<DateRange
						{ ...comparisonRange }
						onUpdate={ onComparisonUpdate }
						isInvalidDate={ isInvalidDate }
						shortDateFormat={ getDateInputFormat() }
						labels={ {
							start: __( 'Comparison start date', 'storedeck' ),
							end: __( 'Comparison end date', 'storedeck' ),
							calendar: __( 'Comparison calendar', 'storedeck' ),
						} }
					/>
				</div>
			) }
		</div>
	);
}
