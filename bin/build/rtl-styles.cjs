const rtlcss = require( 'rtlcss' );

/** The file of the mirrored styles: `style-rtl.css`, which WordPress loads instead of `style.css`. */
const getRtlName = ( file ) => file.replace( /\.css$/, '-rtl.css' );

/** Adds to each style sheet one for right-to-left languages. */
class RtlStyles {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'RtlStyles', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'RtlStyles',
					// Before the styles are minified.
					stage: Compilation.PROCESS_ASSETS_STAGE_DERIVED,
				},
				( assets ) => {
					for ( const [ file, source ] of Object.entries( assets ) ) {
						if ( file.endsWith( '.css' ) ) {
							compilation.emitAsset(
								getRtlName( file ),
								new sources.RawSource(
									rtlcss.process( source.source().toString() )
								)
							);
						}
					}
				}
			)
		);
	}
}

module.exports = { RtlStyles };
