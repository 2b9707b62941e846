import { SelectControl } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from '@storedeck/components';
import { getNewPath, updateQueryString } from '@storedeck/navigation';
import { useExistingPage, useItemList } from '../../common/list-screen';
import type { ScreenProps } from '../../common/screen-props';
import { ScreenSection } from '../../common/screen-section';
import { SearchField } from '../../common/search-field';
import { getTaxClasses } from '../../common/tax-classes';
import { PlaceField } from './place-field';
import { RateEditor } from './rate-editor';
import { RatesTable } from './rates-table';
import { getListQuery, readParams } from './tax-rates-query';
import { TaxStatus } from './tax-status';
import { usePlaces } from './use-places';
import './style.scss';

function TaxRates( { path, query }: ScreenProps ) {
	const params = readParams( query );
	const list = useItemList( 'taxes', getListQuery( params ) );
	const places = usePlaces();
	useExistingPage( list, params, path, query );
	const filter = ( change: Record< string, string > ) =>
		updateQueryString( {
			paged: undefined,
			...Object.fromEntries(
				Object.entries( change ).map( ( [ name, value ] ) => [
					name,
					value || undefined,
				] )
			),
		} );

	return (
		<div className="storedeck-tax-rates storedeck-list-screen">
			<ScreenSection
				label={ __( 'Taxes', 'storedeck' ) }
				name="status of taxes"
			>
				<TaxStatus />
			</ScreenSection>
			<div className="storedeck-list-screen__head">
				<div className="storedeck-tax-rates__country">
					<PlaceField
						label={ __( 'Country', 'storedeck' ) }
						allLabel={ __( 'All countries', 'storedeck' ) }
						places={ places.countries }
						value={ params.country ?? '' }
						onChange={ ( country ) => filter( { country } ) }
					/>
				</div>
				<SelectControl
					__nextHasNoMarginBottom
					label={ __( 'Tax class', 'storedeck' ) }
					value={ params.class ?? '' }
					options={ [
						{
							value: '',
							label: __( 'All tax classes', 'storedeck' ),
						},
						...getTaxClasses(),
					] }
					onChange={ ( value ) => filter( { class: value } ) }
				/>
				<SearchField
					label={ __( 'Search tax rates', 'storedeck' ) }
					value={ params.search }
				/>
				<Link
					type="wc-admin"
					className="components-button is-primary"
					href={ getNewPath( { rate: 'new' }, path, query ) }
				>
					{ __( 'Add tax rate', 'storedeck' ) }
				</Link>
			</div>
			<ScreenSection
				label={ __( 'Tax rates list', 'storedeck' ) }
				name="list of tax rates"
			>
				<RatesTable
					params={ params }
					query={ query }
					list={ list }
					places={ places }
					path={ path }
				/>
			</ScreenSection>
		</div>
	);
}

/** Tax rates of the store: `rate` is the one that is edited, or `new`. */
export default function TaxRatesScreen( { path, query }: ScreenProps ) {
	const rate = typeof query.rate === 'string' ? query.rate : '';
	const list = useRef< HTMLDivElement >( null );
	const shown = useRef( rate );
	useEffect( () => {
		// What had the focus in the form was removed.
		if ( rate === '' && shown.current !== '' ) {
			list.current?.focus();
		}
		shown.current = rate;
	}, [ rate ] );
	return rate ? (
		<ScreenSection label={ __( 'Tax rate', 'storedeck' ) } name="tax rate">
			<RateEditor key={ rate } rate={ rate } />
		</ScreenSection>
	) : (
		<div ref={ list } tabIndex={ -1 } className="storedeck-place">
			<TaxRates path={ path } query={ query } />
		</div>
	);
}
