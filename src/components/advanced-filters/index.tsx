import { Card, CardBody, CardHeader, Notice } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getHistory } from '@storedeck/navigation';
import { classNames } from '../class-names';
import { describeIgnoredParams } from '../filter-picker/ignored-params';
import { AddFilter } from './add-filter';
import { FilterRow } from './filter-row';
import { Footer } from './footer';
import { interpolate, interpolateText } from './interpolate';
import {
	getAvailable,
	getTarget,
	getUpdate,
	isSameAddress,
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
	match === 'all' ? __( 'All', 'storedeck' ) : __( 'Any', 'storedeck' );

const isMatch = ( value: string ): value is Match =>
	value === 'any' || value === 'all';

const NO_FILTERS: NonNullable< AdvancedFiltersProps[ 'config' ][ 'filters' ] > =
	{};

/** What the card shows, begun anew with each address. */
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
 * A card with filters that are combined: all of them have to fit, or any. They go
 * into the address when 'Filter' is pressed.
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
	} = props;
	const { filters = NO_FILTERS, title = '' } = config;
	const id = useId();
	const [ focused, setFocused ] = useState< string >();
	const { rows, unreadable, match, setRows, setMatch, clear } =
		useRows( props );

	const goal = { rows, match, query, filters };
	const target = getTarget( goal, path );
	const cleared = getTarget( { ...goal, rows: [], match: 'all' }, path );
	const count = useCount(
		{ ...query, ...getUpdate( goal ) },
		rows.length > 0 ? getCount : undefined
	);
	const addId = `${ id }-add`;
	const fieldsetId = ( row: Row | undefined ) => row && `${ id }-${ row.id }`;

	useEffect( () => {
		if ( focused ) {
			document.getElementById( focused )?.focus();
			setFocused( undefined );
		}
	}, [ focused ] );

	const add = ( key: string ) => {
		const filter = filters[ key ];
		if ( filter ) {
			const row = newRow( key, filter );
			setRows( [ ...rows, row ] );
			setFocused( fieldsetId( row ) );
			onAdvancedFilterAction( 'add', row );
		}
	};
	const remove = ( row: Row ) => {
		const index = rows.indexOf( row );
		const rest = rows.filter( ( other ) => other !== row );
		setRows( rest );
		onAdvancedFilterAction( 'remove', row );
		const next = fieldsetId( rest[ Math.min( index, rest.length - 1 ) ] );
		setFocused( next ?? addId );
		if ( ! next ) {
			getHistory().push( cleared );
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
			{ unreadable.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ describeIgnoredParams( unreadable ) }
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
				target={ target }
				cleared={ cleared }
				hasRows={ rows.length > 0 }
				canClear={ rows.length > 0 || unreadable.length > 0 }
				isApplied={ isSameAddress(
					'admin.php' + window.location.search,
					target
				) }
				count={ count }
				onFilter={ () =>
					onAdvancedFilterAction( 'filter', {
						...query,
						...getUpdate( goal ),
						match,
					} )
				}
				onClear={ () => {
					clear();
					// The link goes.
					setFocused( addId );
					onAdvancedFilterAction( 'clear_all' );
				} }
			/>
		</Card>
	);
}
