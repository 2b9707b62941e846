const { Script } = require( 'vm' );
const { default: Runtime } = require( 'jest-runtime' );

/** Texts of the packages' files by path, of all test files that this process runs. */
const texts = new Map();

/** Compiled modules by path, with the code that they were compiled from. */
const scripts = new Map();

const isOfPackage = ( /** @type {string} */ file ) =>
	file.includes( '/node_modules/' );

/**
 * Keeps what it reads and compiles for the next test file, which executes most modules
 * of the last one again: those of Jest, React and WordPress.
 */
module.exports = class extends Runtime {
	readFile( file ) {
		if ( ! isOfPackage( file ) ) {
			return super.readFile( file );
		}
		let text = texts.get( file );
		if ( text === undefined ) {
			text = super.readFile( file );
			texts.set( file, text );
		}
		return text;
	}

	createScriptFromCode( code, file ) {
		// A script of Jest asks its runtime for what it imports later.
		if ( code.includes( 'import(' ) ) {
			return super.createScriptFromCode( code, file );
		}
		let known = scripts.get( file );
		if ( known?.code !== code ) {
			const script = new Script( this.wrapCodeInModuleWrapper( code ), {
				columnOffset: this._fileTransforms.get( file )?.wrapperLength,
				filename: file,
			} );
			known = { code, script };
			scripts.set( file, known );
		}
		return known.script;
	}
};
