import { speak } from '@wordpress/a11y';
import { Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { getHistory } from '@storedeck/navigation';
import { classNames } from '../class-names';
import { describeIgnoredParams } from '../filter-picker/ignored-params';
import { AddFilter } from './add-filter';
import { describeMissing, getIncompleteRows } from './incomplete';
import { FilterRow } from './filter-row';
import { Footer } from './footer';
import { interpolate, interpolateText } from './interpolate';
import {
	getAvailable,
	getTargetUrl,
	getUpdate,
	isSameUrl,
	newRow,
	readMatch,
} from './rows';
import { readRows } from './read-rows';
import { useCount } from './use-count';
import type { Row } from './read-rows';
import type { AdvancedFiltersProps, Match } from './types';
import './style.scss';

export type {
	AdvancedFilter,
	AdvancedFilterAction,
	AdvancedFilterInput,
	AdvancedFiltersConfig,
	AdvancedFiltersProps,
} from './types';

const matches: readonly Match[] = [ 'all', 'any' ];

const getMatchLabel = ( match: Match ) =>
	match === 'all'
		? _x( 'All', 'filters to match', 'storedeck' )
		: _x( 'Any', 'filters to match', 'storedeck' );

const isMatch = ( value: string ): value is Match =>
	value === 'any' || value === 'all';

const NO_FILTERS: NonNullable< AdvancedFiltersProps[ 'config' ][ 'filters' ] > =
	{};

/** Holds the filter rows. The state resets when the query changes. */
function useRows( { query = {}, config }: AdvancedFiltersProps ) {
	const { filters = NO_FILTERS } = config;
	const key = JSON.stringify( query );
	const [ state, setState ] = useState( () => ( {
		key,
		match: readMatch( query ),
		...readRows( query, filters ),
	} ) );
	const current =
		state.key === key
			? state
			: {
					key,
					match: readMatch( query ),
					...readRows( query, filters ),
			  };
	if ( state !== current ) {
		setState( current );
	}
	return {
		...current,
		setRows: ( rows: readonly Row[] ) =>
			setState( { ...current, rows: [ ...rows ] } ),
		setMatch: ( match: Match ) => setState( { ...current, match } ),
		clear: () => setState( { ...current, match: 'all', rows: [] } ),
	};
}

/**
 * A card to combine filters with “all” or “any”. The filters are written to the
 * URL when “Filter” is clicked.
 *
 * @param props See `AdvancedFiltersProps`.
 */
export function AdvancedFilters( props: AdvancedFiltersProps ) {
	const {
		config,
		path,
		query = {},
		siteLocale = 'en_US',
		currency,
		onAdvancedFilterAction = () => {},
		getCount,
		isAdding,
	} = props;
	const { filters = NO_FILTERS, title = '' } = config;
	const id = useId();
	const [ focusId, setFocusId ] = useState< string >();
	const { rows, ignoredParams, match, setRows, setMatch, clear } =
		useRows( props );

	const filterState = { rows, match, query, filters };
	const targetUrl = getTargetUrl( filterState, path );
	const clearedUrl = getTargetUrl(
		{ ...filterState, rows: [], match: 'all' },
		path
	);
	const count = useCount(
		{ ...query, ...getUpdate( filterState ) },
		rows.length > 0 ? getCount : undefined
	);
	const incomplete = getIncompleteRows( rows, filters );
	// Rows of the URL are told about at once, new rows when they are applied.
	const [ attempted, setAttempted ] = useState< readonly Row[ 'id' ][] >(
		[]
	);
	const getMissing = ( row: Row ) => {
		const filter = filters[ row.key ];
		return filter &&
			incomplete.includes( row ) &&
			( row.isFromUrl || attempted.includes( row.id ) )
			? describeMissing( row, filter )
			: '';
	};
	const addId = `${ id }-add`;
	const fieldsetId = ( row: Row | undefined ) => row && `${ id }-${ row.id }`;

	useEffect( () => {
		if ( isAdding ) {
			const button = document.getElementById( addId );
			// The list returns the focus to the button.
			button?.focus();
			button?.click();
		}
	}, [ isAdding, addId ] );

	useEffect( () => {
		if ( focusId ) {
			document.getElementById( focusId )?.focus();
			setFocusId( undefined );
		}
	}, [ focusId ] );

	const add = ( key: string ) => {
		const filter = filters[ key ];
		if ( filter ) {
			const row = newRow( key, filter );
			setRows( [ ...rows, row ] );
			setFocusId( fieldsetId( row ) );
			onAdvancedFilterAction( 'add', row );
		}
	};
	const remove = ( row: Row ) => {
		const index = rows.indexOf( row );
		const rest = rows.filter( ( other ) => other !== row );
		setRows( rest );
		onAdvancedFilterAction( 'remove', row );
		const next = fieldsetId( rest[ Math.min( index, rest.length - 1 ) ] );
		setFocusId( next ?? addId );
		if ( ! next ) {
			getHistory().push( clearedUrl );
		}
	};

	return (
		<Card
			className={ classNames(
				'woocommerce-filters-advanced',
				siteLocale.startsWith( 'en' ) && 'is-english'
			) }
			role="group"
			aria-label={ interpolateText( title, {
				select: getMatchLabel( match ),
			} ) }
		>
			<CardHeader>
				<div className="woocommerce-filters-advanced__title">
					{ interpolate( title, {
						select: (
							<select
								className="woocommerce-filters-advanced__title-select"
								aria-label={ __(
									'Choose to apply any or all filters',
									'storedeck'
								) }
								value={ match }
								onChange={ ( { target: { value } } ) => {
									if ( isMatch( value ) ) {
										setMatch( value );
										onAdvancedFilterAction( 'match', {
											match: value,
										} );
									}
								} }
							>
								{ matches.map( ( value ) => (
									<option key={ value } value={ value }>
										{ getMatchLabel( value ) }
									</option>
								) ) }
							</select>
						),
					} ) }
				</div>
			</CardHeader>
			{ ignoredParams.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ describeIgnoredParams( ignoredParams ) }
				</Notice>
			) }
			{ rows.length > 0 && (
				<CardBody className="woocommerce-filters-advanced__body">
					<ul className="woocommerce-filters-advanced__list">
						{ rows.map( ( row ) => {
							const filter = filters[ row.key ];
							return (
								filter && (
									<FilterRow
										key={ row.id }
										row={ row }
										filter={ filter }
										query={ query }
										currency={ currency }
										missing={ getMissing( row ) }
										fieldsetId={ fieldsetId( row ) ?? '' }
										onChange={ ( changed ) =>
											setRows(
												rows.map( ( other ) =>
													other.id === changed.id
														? changed
														: other
												)
											)
										}
										onRemove={ () => remove( row ) }
									/>
								)
							);
						} ) }
					</ul>
				</CardBody>
			) }
			<div className="woocommerce-filters-advanced__add">
				<AddFilter
					buttonId={ addId }
					available={ getAvailable( rows, filters ) }
					onAdd={ add }
				/>
			</div>
			<Footer
				targetUrl={ targetUrl }
				clearedUrl={ clearedUrl }
				hasRows={ rows.length > 0 }
				canClear={ rows.length > 0 || ignoredParams.length > 0 }
				isApplied={ isSameUrl(
					'admin.php' + window.location.search,
					targetUrl
				) }
				hasIncomplete={ incomplete.length > 0 }
				onIncomplete={ () => {
					setAttempted( incomplete.map( ( row ) => row.id ) );
					setFocusId( fieldsetId( incomplete[ 0 ] ) );
					speak(
						__(
							'Some filters are incomplete and not applied.',
							'storedeck'
						),
						'assertive'
					);
				} }
				count={ count }
				onFilter={ () =>
					onAdvancedFilterAction( 'filter', {
						...query,
						...getUpdate( filterState ),
						match,
					} )
				}
				onClear={ () => {
					clear();
					// The focused link is removed.
					setFocusId( addId );
					onAdvancedFilterAction( 'clear_all' );
				} }
			/>
		</Card>
	);
}
