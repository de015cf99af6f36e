console.info(`404: ${location.pathname}`)
