import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AnimationSlider } from '../animation-slider';
import { classNames } from '../class-names';
import { Search } from '../search';
import { getTrail, isOffered, isSearch } from './filter-tree';
import type { FilterPickerConfig, PickerFilter, SearchTag } from './types';

interface Props {
	config: FilterPickerConfig;
	selectedValue: string;
	selectedTag: SearchTag | undefined;
	onSelect: ( filter: PickerFilter ) => void;
	onSearch: ( filter: PickerFilter, tag: SearchTag | undefined ) => void;
}

function focusFirst( container: HTMLElement ) {
	container
		.querySelector< HTMLElement >( 'button, input, [tabindex="0"]' )
		?.focus();
}

/** The dropdown's entries: one level at a time. */
export function FilterList( {
	config,
	selectedValue,
	selectedTag,
	onSelect,
	onSearch,
}: Props ) {
	// The entries that were walked through, the deepest last.
	const [ trail, setTrail ] = useState( () =>
		getTrail( config.filters, selectedValue ).slice( 0, -1 )
	);
	const [ direction, setDirection ] = useState< 'left' | 'right' >( 'left' );
	const parent = trail.at( -1 );
	const entries = parent?.subFilters ?? config.filters;

	const enter = ( filter: PickerFilter ) => {
		setDirection( 'left' );
		setTrail( [ ...trail, filter ] );
	};
	const leave = () => {
		setDirection( 'right' );
		setTrail( trail.slice( 0, -1 ) );
	};

	const renderEntry = ( filter: PickerFilter ) => {
		if ( isSearch( filter ) && filter.settings ) {
			const { type, labels, autocompleter } = filter.settings;
			return (
				<Search
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
		<AnimationSlider
			animationKey={ parent?.value ?? '' }
			animate={ direction }
			onExited={ focusFirst }
		>
			{ () => (
				<ul className="woocommerce-filters-filter__content-list">
					{ parent && (
						<li className="woocommerce-filters-filter__content-list-item">
							<button
								type="button"
								className="woocommerce-filters-filter__button is-back"
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
					{ entries.filter( isOffered ).map( ( filter ) => (
						<li
							key={ filter.value }
							className={ classNames(
								'woocommerce-filters-filter__content-list-item',
								filter.value === selectedValue && 'is-selected'
							) }
						>
							{ renderEntry( filter ) }
						</li>
					) ) }
				</ul>
			) }
		</AnimationSlider>
	);
}
