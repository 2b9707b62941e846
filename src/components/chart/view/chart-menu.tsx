import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { EllipsisMenu, MenuItem } from '../../ellipsis-menu';
import type { ExportSource } from '../tools';

/** How long a message stays, in milliseconds. */
const MESSAGE_TIME = 5000;

/** Loaded when they are first used: few visits need them. */
const loadTools = () =>
	import( /* webpackChunkName: "chart-tools" */ '../tools' );

interface ChartMenuProps {
	/** The chart as it is now. */
	getSource: () => ExportSource;
}

/** Takes the chart away: as a picture, or as data. */
export function ChartMenu( { getSource }: ChartMenuProps ) {
	const [ message, setMessage ] = useState( '' );

	useEffect( () => {
		if ( message ) {
			const timer = window.setTimeout(
				() => setMessage( '' ),
				MESSAGE_TIME
			);
			return () => window.clearTimeout( timer );
		}
	}, [ message ] );

	const say = ( text: string ) => {
		setMessage( text );
		speak( text );
	};
	const save = async ( type: 'png' | 'svg' ) => {
		try {
			const { savePicture } = await loadTools();
			await savePicture( getSource(), type );
			say( __( 'The chart was saved.', 'storedeck' ) );
		} catch ( error ) {
			window.reportError?.( error );
			say( __( 'Could not save the chart.', 'storedeck' ) );
		}
	};
	const copy = async () => {
		try {
			const { copyData } = await loadTools();
			say(
				( await copyData( getSource() ) )
					? __( 'The data was copied.', 'storedeck' )
					: __( 'The data could not be copied.', 'storedeck' )
			);
		} catch ( error ) {
			window.reportError?.( error );
			say( __( 'The data could not be copied.', 'storedeck' ) );
		}
	};

	return (
		<div className="woocommerce-chart__menu">
			<span className="woocommerce-chart__message" aria-hidden="true">
				{ message }
			</span>
			<EllipsisMenu
				label={ __( 'Save or copy the chart', 'storedeck' ) }
				renderContent={ ( { onClose } ) => {
					const item = ( text: string, invoke: () => void ) => (
						<MenuItem
							isClickable
							onInvoke={ () => {
								onClose();
								invoke();
							} }
						>
							{ text }
						</MenuItem>
					);
					return (
						<>
							{ item( __( 'Save as PNG', 'storedeck' ), () =>
								save( 'png' )
							) }
							{ item( __( 'Save as SVG', 'storedeck' ), () =>
								save( 'svg' )
							) }
							{ item( __( 'Copy data', 'storedeck' ), copy ) }
						</>
					);
				} }
			/>
		</div>
	);
}
