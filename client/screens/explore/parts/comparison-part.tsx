import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { comparisons, isoDateFormat } from '@storedeck/date';
import type { Query, QueryUpdate } from '@storedeck/navigation';
import { getDateParams } from '../../../common/url-dates';
import { getComparisonUpdate, MAX_COMPARISONS } from '../../../report/question';
import type { Question } from '../../../report/question';
import { describeComparison } from '../describe-question';
import { Checklist } from './checklist';
import { Part } from './part';

const CUSTOM = 'custom';

/**
 * The comparison with a range of one's own is the first one: reports have its dates only
 * together with `compare=custom`.
 */
const customFirst = ( compare: readonly string[] ) =>
	compare.includes( CUSTOM )
		? [ CUSTOM, ...compare.filter( ( value ) => value !== CUSTOM ) ]
		: compare;

function Content( {
	question,
	query,
	onChange,
}: Parameters< typeof ComparisonPart >[ 0 ] ) {
	const { compareAfter, compareBefore } = getDateParams( query );
	const id = useId();
	const [ isCustom, setIsCustom ] = useState(
		question.compare.includes( CUSTOM )
	);
	const [ after, setAfter ] = useState(
		compareAfter?.format( isoDateFormat ) ?? ''
	);
	const [ before, setBefore ] = useState(
		compareBefore?.format( isoDateFormat ) ?? ''
	);
	const presets = question.compare.filter( ( value ) => value !== CUSTOM );
	const select = ( compare: readonly string[] ) =>
		onChange( {
			...getComparisonUpdate( customFirst( compare ) ),
			...( ! compare.includes( CUSTOM ) && {
				compare_after: undefined,
				compare_before: undefined,
			} ),
		} );
	return (
		<>
			<Checklist
				label={ __( 'Comparison', 'storedeck' ) }
				choices={ comparisons.filter(
					( { value } ) => value !== 'none'
				) }
				selected={ isCustom ? [ ...presets, CUSTOM ] : presets }
				max={ MAX_COMPARISONS }
				onChange={ ( compare ) => {
					const wantsCustom = compare.includes( CUSTOM );
					setIsCustom( wantsCustom );
					// A range without dates is applied with its button.
					if ( ! wantsCustom || ( after && before ) ) {
						select( compare );
					}
				} }
			/>
			{ isCustom && (
				<form
					className="storedeck-question__range"
					onSubmit={ ( event ) => {
						event.preventDefault();
						onChange( {
							...getComparisonUpdate( [ CUSTOM, ...presets ] ),
							compare_after: after,
							compare_before: before,
						} );
					} }
				>
					<label htmlFor={ `${ id }-after` }>
						{ __( 'Comparison start date', 'storedeck' ) }
						<input
							id={ `${ id }-after` }
							type="date"
							required
							value={ after }
							onChange={ ( { target } ) =>
								setAfter( target.value )
							}
						/>
					</label>
					<label htmlFor={ `${ id }-before` }>
						{ __( 'Comparison end date', 'storedeck' ) }
						<input
							id={ `${ id }-before` }
							type="date"
							required
							value={ before }
							min={ after }
							onChange={ ( { target } ) =>
								setBefore( target.value )
							}
						/>
					</label>
					<Button variant="secondary" type="submit">
						{ __( 'Compare', 'storedeck' ) }
					</Button>
				</form>
			) }
		</>
	);
}

/** The periods that the numbers are compared with. */
export const ComparisonPart = ( props: {
	question: Question;
	query: Query;
	onChange: ( update: QueryUpdate ) => void;
} ) => (
	<Part
		title={ __( 'Comparison', 'storedeck' ) }
		text={ describeComparison( props.question ) }
		renderContent={ () => <Content { ...props } /> }
	/>
);
