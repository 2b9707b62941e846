import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AnimationSlider } from '../animation-slider';
import { classNames } from '../class-names';
import { LazySearch } from '../search/lazy';
import { getTrail, isAvailable, isSearch } from './filter-tree';
import type { FilterPickerConfig, PickerFilter, SearchTag } from './types';

interface Props {
	config: FilterPickerConfig;
	selectedValue: string;
	selectedTag: SearchTag | undefined;
	onSelect: ( filter: PickerFilter ) => void;
	onSearch: ( filter: PickerFilter, tag: SearchTag | undefined ) => void;
}

/** The `data-value` of the back button. */
const BACK = '';

/**
 * Moves focus when the level changes: to the back button, or to the entry that
 * was opened.
 *
 * @param level Value of the parent entry of the level.
 */
function useLevelFocus( level: string ) {
	const ref = useRef< HTMLDivElement >( null );
	const focusTarget = useRef< string >();
	useLayoutEffect( () => {
		const value = focusTarget.current;
		focusTarget.current = undefined;
		if ( value === undefined ) {
			return;
		}
		[
			...( ref.current?.querySelectorAll< HTMLElement >(
				'[data-value]'
			) ?? [] ),
		]
			.find( ( { dataset } ) => dataset.value === value )
			// Scrolling would disturb the slide.
			?.focus( { preventScroll: true } );
	}, [ level ] );
	return { ref, focusTarget };
}

/** The entries of the dropdown, one level at a time. */
export function FilterList( {
	config,
	selectedValue,
	selectedTag,
	onSelect,
	onSearch,
}: Props ) {
	// The entries that lead to the level, the deepest last.
	const [ trail, setTrail ] = useState( () =>
		getTrail( config.filters, selectedValue ).slice( 0, -1 )
	);
	const [ direction, setDirection ] = useState< 'left' | 'right' >( 'left' );
	const parent = trail.at( -1 );
	const level = parent?.value ?? '';
	const entries = parent?.subFilters ?? config.filters;
	const { ref, focusTarget } = useLevelFocus( level );

	const enter = ( filter: PickerFilter ) => {
		focusTarget.current = BACK;
		setDirection( 'left' );
		setTrail( [ ...trail, filter ] );
	};
	const leave = () => {
		focusTarget.current = level;
		setDirection( 'right' );
		setTrail( trail.slice( 0, -1 ) );
	};

	const renderEntry = ( filter: PickerFilter ) => {
		if ( isSearch( filter ) && filter.settings ) {
			const { type, labels, autocompleter } = filter.settings;
			return (
				<LazySearch
					className="woocommerce-filters-filter__search"
					type={ type }
					autocompleter={ autocompleter }
					placeholder={ labels?.placeholder }
					selected={
						selectedTag && filter.value === selectedValue
							? [ selectedTag ]
							: []
					}
					inlineTags
					staticResults
					onChange={ ( tags ) => onSearch( filter, tags.at( -1 ) ) }
				/>
			);
		}
		const isSelected = filter.value === selectedValue;
		return (
			<button
				type="button"
				className="woocommerce-filters-filter__button"
				data-value={ filter.value }
				aria-current={ isSelected || undefined }
				onClick={ () =>
					filter.subFilters ? enter( filter ) : onSelect( filter )
				}
			>
				{ filter.label }
				{ filter.subFilters && (
					<span
						className="woocommerce-filters-filter__more"
						aria-hidden="true"
					>
						›
					</span>
				) }
			</button>
		);
	};

	return (
		<div ref={ ref }>
			<AnimationSlider animationKey={ level } animate={ direction }>
				{ () => (
					<ul className="woocommerce-filters-filter__content-list">
						{ parent && (
							<li className="woocommerce-filters-filter__content-list-item">
								<button
									type="button"
									className="woocommerce-filters-filter__button is-back"
									data-value={ BACK }
									onClick={ leave }
								>
									<span aria-hidden="true">‹</span>
									<span className="screen-reader-text">
										{ __( 'Back from:', 'storedeck' ) }
									</span>
									{ parent.label }
								</button>
							</li>
						) }
						{ entries.filter( isAvailable ).map( ( filter ) => (
							<li
								key={ filter.value }
								className={ classNames(
									'woocommerce-filters-filter__content-list-item',
									filter.value === selectedValue &&
										'is-selected'
								) }
							>
								{ renderEntry( filter ) }
							</li>
						) ) }
					</ul>
				) }
			</AnimationSlider>
		</div>
	);
}
